import type { RootContent } from 'mdast'
import { composePanel } from '../examples/compose-example'
import { composeElement } from '../page-parts/compose-element'
import type { ApiData } from './api-data'

/** The folder of the programs that pages show. */
export const programsFolder = 'content/programs'

/** The element that a writer puts where a program is to stand: `<Program name="full-container-sites" />`. */
export const programElement = 'Program'

/** The group of tabs of a program in each language; `undefined` when there is no program of this name. */
export function composeProgram(
  name: string,
  { programs }: Pick<ApiData, 'programs'>,
): RootContent | undefined {
  const program = programs.get(name)
  if (!program) return undefined
  return composeElement('ProgramTabs', { id: `program-${name}`, name }, [
    composePanel('curl', 'bash', program.curl),
    composePanel('typescript', 'ts', program.typescript),
    composePanel('python', 'python', program.python),
    composePanel('output', 'text', program.output),
  ])
}
