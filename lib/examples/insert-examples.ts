import type { Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { type Problem, quote } from '../problem/problem'
import { composeExample } from './compose-example'
import {
  findWrittenExamples,
  isVariablesBlock,
  variablesWord,
  type WrittenExample,
} from './find-written-examples'
import { proveExample } from './prove-example'
import { type ExampleApi, type ProvenExample, toExampleId } from './run-example'

/** What became of the examples of a page. */
export interface InsertedExamples {
  /** Those that hold, in the order of the page. */
  examples: ProvenExample[]
  problems: Problem[]
}

/**
 * Proves each example of a page and puts its group of tabs in the place of its blocks of code. An example
 * that does not hold stays as it was written.
 */
export function insertExamples(tree: Root, file: string, api: ExampleApi): InsertedExamples {
  const written = findWrittenExamples(tree)
  const problems = [...findStrayVariables(tree, written, file), ...findRepeatedNames(written, file)]
  const examples: ProvenExample[] = []
  for (const one of written) {
    const proof = proveExample(one, file, api)
    problems.push(...proof.problems)
    if (!proof.example) continue
    examples.push(proof.example)
    replaceBlocks(one, composeExample(proof.example))
  }
  return { examples, problems }
}

function replaceBlocks({ block, parent, variables }: WrittenExample, element: RootContent): void {
  const index = parent.children.indexOf(block as never)
  parent.children.splice(index, variables ? 2 : 1, element as never)
}

function findStrayVariables(tree: Root, written: readonly WrittenExample[], file: string): Problem[] {
  const problems: Problem[] = []
  visit(tree, 'code', (block) => {
    if (!isVariablesBlock(block) || written.some(({ variables }) => variables === block)) return
    problems.push({
      file,
      line: block.position?.start.line,
      found: `a block of ${variablesWord} that follows no operation`,
      expected: `the block "json ${variablesWord}" directly behind the block of its operation`,
    })
  })
  return problems
}

function findRepeatedNames(written: readonly WrittenExample[], file: string): Problem[] {
  const seen = new Set<string>()
  return written.flatMap(({ name, block }) => {
    if (name === undefined) return []
    const id = toExampleId(name)
    const isRepeated = seen.has(id)
    seen.add(id)
    if (!isRepeated) return []
    return [
      {
        file,
        line: block.position?.start.line,
        found: `the operation ${quote(name)} a second time`,
        expected: 'a name of its own for each operation of a page',
      },
    ]
  })
}
