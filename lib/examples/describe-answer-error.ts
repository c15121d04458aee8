import type { GraphQLFormattedError } from 'graphql'
import type { Problem } from '../problem/problem'
import { schemaFile } from '../schema/read-schema'

/** Which place in a page an error of an answer belongs to. */
export interface AnswerErrorPlace {
  file: string
  /** The line of the fence of the operation, counted from 1. */
  fence: number
  /** The operation's name, as the subject of the sentence. */
  subject: string
  /** True when the operation ran: the error is one of the API, not of GraphQL. */
  hasRun: boolean
}

/**
 * An error of an answer as a problem of the page that holds the operation. GraphQL's own suggestion
 * becomes the nearest valid value; the text of an operation starts one line below its fence.
 */
export function describeAnswerError(
  { message, locations }: GraphQLFormattedError,
  { file, fence, subject, hasRun }: AnswerErrorPlace,
): Problem {
  const [, text = message, nearest] = /^(.*?)\s*Did you mean [^"]*"([^"]+)".*$/s.exec(message) ?? []
  return {
    file,
    line: fence + (locations?.[0]?.line ?? 1),
    subject,
    found: hasRun ? `an answer with an error (${text})` : `a mistake in the GraphQL text (${text})`,
    expected: expectedOf(text, hasRun),
    nearest,
  }
}

function expectedOf(text: string, hasRun: boolean): string {
  if (hasRun) return 'an answer without errors, or the word "fails" behind "graphql"'
  if (text.startsWith('Syntax Error')) return 'valid GraphQL'
  if (text.startsWith('Variable "')) return 'variables as the operation declares them'
  return `what ${schemaFile} has`
}
