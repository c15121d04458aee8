import fc from 'fast-check'
import { expect } from 'vitest'
import { formatProblem, type Problem } from './problem'

/**
 * How every property is tried. The seed is fixed, so that a change that is right never fails by chance;
 * `PROPERTY_SEED=7 npx vitest run property` tries other inputs.
 */
export const settings = { seed: Number(process.env.PROPERTY_SEED ?? 20250331), numRuns: 1000 }

/** For properties that take long. */
export const fewRuns = { ...settings, numRuns: 200 }

/** Text as people may write it by mistake or by malice: any characters, traps of all formats, very long text. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 30 }) },
  {
    weight: 2,
    arbitrary: fc.string({ unit: fc.constantFrom(...'/.?#&=%:*<>\\[]{}"\'\n \ud800é'), maxLength: 12 }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      '/',
      '//',
      '/../',
      '/%2e%2e/',
      '/%2F/',
      '/%zz/',
      '/docs/',
      '/docs/\n/',
      '/index/',
      '__proto__',
      'constructor',
      'toString',
      '</script><!--',
      '['.repeat(20_000),
      '\u2028',
      '\ud800',
      'https://',
      'https://[',
      'javascript:alert(1)',
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('a', '/', 'a/', ' ', '.', '\n', ',', '#', '[#'),
        fc.integer({ min: 500, max: 5000 }),
      )
      .map(([text, count]) => text.repeat(count)),
  },
)

/** Values of any kind, those that JSON has no form for among them. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSet: true }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, Symbol('odd'), () => 5, composeCircle()),
)

function composeCircle(): unknown {
  const circle: { self?: unknown } = {}
  circle.self = circle
  return circle
}

/** What is done to one value within another. */
type Change =
  | { kind: 'set'; value: unknown }
  | { kind: 'add'; key: string; value: unknown }
  | { kind: 'drop' }

/** A right value with up to three mistakes in it: values of another kind, keys too many, keys too few. */
export function spoil(right: unknown): fc.Arbitrary<unknown> {
  const set = oddValue.map((value): Change => ({ kind: 'set', value }))
  const add = fc.tuple(oddText, oddValue).map(([key, value]): Change => ({ kind: 'add', key, value }))
  const drop = fc.constant<Change>({ kind: 'drop' })
  const step = fc.tuple(fc.array(fc.nat(50), { maxLength: 6 }), fc.oneof(set, add, drop))
  return fc
    .array(step, { minLength: 1, maxLength: 3 })
    .map((steps) => steps.reduce((value, [way, change]) => applyChange(value, way, change), right))
}

/** Each number of the way picks one of the keys that are there. */
function applyChange(value: unknown, way: readonly number[], change: Change): unknown {
  const isPlain = Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]'
  const [number, ...rest] = way
  if (!isPlain) return change.kind === 'set' ? change.value : value
  const entries = Object.entries(value as object)
  if (number === undefined || entries.length === 0) {
    if (change.kind === 'add') return rebuild(value, [...entries, [change.key, change.value]])
    return change.kind === 'set' ? change.value : rebuild(value, entries.slice(1))
  }
  const place = number % entries.length
  if (rest.length === 0 && change.kind === 'drop') return rebuild(value, entries.toSpliced(place, 1))
  return rebuild(
    value,
    entries.map(([key, inner], index) => [key, index === place ? applyChange(inner, rest, change) : inner]),
  )
}

function rebuild(value: unknown, entries: [string, unknown][]): unknown {
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

/** The same value with the keys of all objects in another order. */
export function reorderKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reorderKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reorderKeys(inner)]),
  )
}

/** The value, in which nothing can be changed any more: whoever tries gets an error. */
export function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) freeze(inner)
  return value
}

/** Holds each problem against what a writer needs: one line, and one for each choice, not too long, with file and subject. */
export function expectClear(problems: readonly Problem[]): void {
  for (const problem of problems) {
    const sentence = formatProblem(problem)
    const lines = sentence.split('\n')
    for (const line of lines) expect(line).toMatch(/^[^\p{Cc}\u2028\u2029]+$/u)
    expect(lines).toHaveLength(1 + (problem.choices?.length ?? 0))
    expect(sentence.length).toBeLessThan(2000)
    expect(sentence.startsWith(problem.file)).toBe(true)
    expect(problem.found).not.toBe('')
    expect(problem.expected).not.toBe('')
    expect(sentence).not.toContain('[object Object]')
  }
}
