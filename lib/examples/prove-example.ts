import { type DocumentNode, Kind, parse } from 'graphql'
import type { Problem } from '../problem/problem'
import { checkWrittenExample, exampleWords } from './check-written-example'
import { describeAnswerError } from './describe-answer-error'
import type { WrittenExample } from './find-written-examples'
import { readVariables } from './read-variables'
import { type ExampleApi, type ExampleRun, type ProvenExample, runExample } from './run-example'

/** An example that holds, or the problems that say why it does not. Never both. */
export interface ProofOfExample {
  example: ProvenExample | undefined
  problems: Problem[]
}

/**
 * Reads an example, sends it to the sample API, and holds the answer against what its writer said of it.
 *
 * @param file path of the page, for the problems; their lines are those of the page
 */
export function proveExample(written: WrittenExample, file: string, api: ExampleApi): ProofOfExample {
  const document = parseOrUndefined(written.block.value)
  const variables = readVariables(written.variables, document && listDeclaredVariables(document), file)
  const problems = [...checkWrittenExample(written, file), ...variables.problems]
  if (problems.length > 0) return { example: undefined, problems }
  const planned = {
    name: written.name ?? '',
    query: written.block.value.trim(),
    document,
    variables: variables.value,
    needsToken: !written.words.includes(exampleWords.withoutToken),
    expectsError: written.words.includes(exampleWords.fails),
  }
  const run = runExample(planned, api)
  const faults = findFaults(run, file, findFence(written))
  return { example: faults.length > 0 ? undefined : run.example, problems: faults }
}

function findFaults({ example, errors, hasRun }: ExampleRun, file: string, fence: number): Problem[] {
  const { name, expectsError } = example
  if (!expectsError) {
    return errors.map((error) => describeAnswerError(error, { file, fence, subject: name, hasRun }))
  }
  if (errors.length > 0) return []
  return [
    {
      file,
      line: fence,
      subject: name,
      found: 'an answer without errors',
      expected: 'an answer with an error, or no word "fails" behind "graphql"',
    },
  ]
}

/** The line in front of the text as it was sent: empty lines at the top of a block are not part of it. */
function findFence({ block }: WrittenExample): number {
  const emptyLines = /^\s*\n/.exec(block.value)?.[0].split('\n').length ?? 1
  return (block.position?.start.line ?? 0) + emptyLines - 1
}

function parseOrUndefined(text: string): DocumentNode | undefined {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

function listDeclaredVariables({ definitions }: DocumentNode): string[] {
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  )
}
