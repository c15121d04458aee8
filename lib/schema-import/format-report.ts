import { formatProblem, type Problem } from '../problem/problem'
import type { Rename } from './find-renames'
import type { ChangeLevel, SchemaChange } from './list-changes'

/** What an import found and what is left to do. */
export interface ImportReport {
  changes: readonly SchemaChange[]
  renames: readonly Rename[]
  /** Coordinates of elements that have no page yet. */
  pagesToAdd: readonly string[]
  /** Files of pages whose element is gone. */
  pagesToRemove: readonly string[]
  /** Examples, sample data and texts that the schema no longer bears out. */
  problems: readonly Problem[]
  /** The files that were written. */
  written: readonly string[]
}

const headings: readonly (readonly [ChangeLevel, string])[] = [
  ['breaking', 'Breaking'],
  ['dangerous', 'Dangerous'],
  ['safe', 'Safe'],
]

/** The report of an import as lines of text, without what there is nothing of. */
export function formatReport({
  changes,
  renames,
  pagesToAdd,
  pagesToRemove,
  problems,
  written,
}: ImportReport): string {
  const sections = [
    ...headings.map(([level, heading]) =>
      formatSection(heading, changes.filter((change) => change.level === level).map(formatChange)),
    ),
    formatSection(
      'Perhaps renamed',
      renames.map(({ from, to }) => `${from} → ${to}`),
    ),
    formatSection(
      'Pages to add',
      pagesToAdd.map((coordinate) => `npm run new api-page ${coordinate}`),
    ),
    formatSection('Pages to remove, with their entries in _meta.json and routes.txt', pagesToRemove),
    formatSection('Examples, sample data and texts that no longer hold', problems.map(formatProblem)),
    written.map((file) => `Wrote ${file}`).join('\n'),
  ]
  return sections.filter((section) => section !== '').join('\n\n')
}

function formatChange({ path, message }: SchemaChange): string {
  return path === '' ? message : `${path}: ${message}`
}

function formatSection(heading: string, lines: readonly string[]): string {
  return lines.length === 0
    ? ''
    : [`${heading} (${lines.length}):`, ...lines.map((line) => `  ${line}`)].join('\n')
}
