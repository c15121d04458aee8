import { type Problem, quote } from '../problem/problem'
import { type LightPattern, lightPatternsFile } from './light-pattern-schema'

/**
 * Checks that no two patterns can be mistaken for each other: each has an id, a name and a rhythm of
 * its own. The colour does not count, since not everybody can tell colours apart.
 */
export function checkLightPatterns(patterns: readonly LightPattern[]): Problem[] {
  return [
    ...findRepeated(patterns, 'id', ({ id }) => id),
    ...findRepeated(patterns, 'name', ({ name }) => name.toLowerCase()),
    ...findRepeated(patterns, 'rhythm', ({ rhythm }) => findPeriod(rhythm).join(' ')),
  ]
}

/** A rhythm that repeats within itself looks like its shortest part. */
function findPeriod(rhythm: readonly number[]): readonly number[] {
  for (let length = 2; length < rhythm.length; length += 2) {
    if (rhythm.every((duration, index) => duration === rhythm[index % length])) return rhythm.slice(0, length)
  }
  return rhythm
}

function findRepeated(
  patterns: readonly LightPattern[],
  key: 'id' | 'name' | 'rhythm',
  readValue: (pattern: LightPattern) => string,
): Problem[] {
  const seen = new Map<string, LightPattern>()
  return patterns.flatMap((pattern) => {
    const value = readValue(pattern)
    const earlier = seen.get(value)
    seen.set(value, earlier ?? pattern)
    if (!earlier) return []
    return [
      {
        file: lightPatternsFile,
        subject: `${pattern.id} > ${key}`,
        found: `${quote(pattern[key])}, which the pattern ${quote(earlier.id)} has already`,
        expected: 'a value that no other pattern has',
      },
    ]
  })
}
