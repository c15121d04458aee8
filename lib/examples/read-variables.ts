import type { Code } from 'mdast'
import { findNearest } from '../problem/find-nearest'
import { type Problem, quote } from '../problem/problem'
import { readJson } from '../problem/read-json'

/** The variables of an example, or what is wrong with them. */
export interface ReadVariables {
  value: Record<string, unknown>
  problems: Problem[]
}

/**
 * Reads the block of variables of an example.
 *
 * @param declared the names of the variables that the operation declares; `undefined` when that cannot
 * be told. GraphQL lets other names pass without a word, so that a misspelt one goes unseen.
 */
export function readVariables(
  block: Code | undefined,
  declared: readonly string[] | undefined,
  file: string,
): ReadVariables {
  if (!block) return { value: {}, problems: [] }
  const fence = block.position?.start.line ?? 0
  const { value, problems, lineOf } = readJson(file, block.value)
  if (problems.length > 0) {
    return { value: {}, problems: problems.map((one) => ({ ...one, line: fence + (one.line ?? 1) })) }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const expected = 'an object with a key for each variable'
    return {
      value: {},
      problems: [{ file, line: fence + 1, subject: 'variables', found: quote(value), expected }],
    }
  }
  const unknown = Object.keys(value).filter((name) => declared && !declared.includes(name))
  return {
    value: value as Record<string, unknown>,
    problems: unknown.map((name) => ({
      file,
      line: fence + lineOf([name]),
      subject: 'variables',
      found: `the variable ${quote(name)}, which the operation does not declare`,
      expected: declared?.length ? `only ${declared.map(quote).join(', ')}` : 'no variables',
      nearest: findNearest(name, declared ?? []),
    })),
  }
}
