import type { Problem } from '../problem/problem'

/** One problem, on one exported page. */
export interface Finding {
  problem: Problem
  /** The route of the page on which it was found. */
  route: string
  /** The address or id that the problem is about, in one spelling on all pages. */
  topic: string
  /** True when the problem names a file that people write; false when it names the exported file. */
  hasSource: boolean
}

/**
 * Reports each fault once. A fault is the same when it has the same source; without a known source,
 * when the same element has it, as with a link that a component puts on every page. The subject
 * then says on how many pages the fault is; file and line are those of the first.
 */
export function mergeFindings(findings: readonly Finding[]): Problem[] {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const key = composeKey(finding)
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return [...groups.values()].flatMap(mergeGroup)
}

function mergeGroup(group: readonly Finding[]): Problem[] {
  const count = new Set(group.map(({ route }) => route)).size
  return group
    .slice(0, 1)
    .map(({ problem }) =>
      count > 1 ? { ...problem, subject: `${problem.subject} on ${count} pages` } : problem,
    )
}

function composeKey({ problem: { file, line, subject, expected }, topic, hasSource }: Finding): string {
  return JSON.stringify([...(hasSource ? [file, line] : [subject]), topic, expected])
}
