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
  }
  const run = runExample(planned, api)
  const faults = findFaults(run, written, file)
  return { example: faults.length > 0 ? undefined : run.example, problems: faults }
}

/**
 * What an answer shows that its writer did not say. An example that is meant to show an error of the API
 * has to run, so that a field that is gone is noticed there too.
 */
function findFaults(
  { example, errors, hasRun }: ExampleRun,
  written: WrittenExample,
  file: string,
): Problem[] {
  const { words, block } = written
  const place = { file, line: block.position?.start.line, subject: example.name }
  if (words.includes(exampleWords.refused)) {
    if (!hasRun) return []
    const expected = 'a request that GraphQL refuses as a whole, or no word "refused" behind "graphql"'
    return [{ ...place, found: 'an answer with data', expected }]
  }
  if (words.includes(exampleWords.fails) && hasRun) {
    if (errors.length > 0) return []
    const expected = 'an answer with an error, or no word "fails" behind "graphql"'
    return [{ ...place, found: 'an answer without errors', expected }]
  }
  const fence = findFence(written)
  return errors.map((error) => describeAnswerError(error, { file, fence, subject: example.name, hasRun }))
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
