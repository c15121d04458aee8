import { z } from 'zod'
import { findNearest } from './find-nearest'
import { type Problem, ProblemError, quote } from './problem'
import type { KeyPath, SourceText } from './source-text'

/** A value that holds its schema, or the problems that say why it does not. Never both. */
export type Checked<Value> =
  | { value: Value; problems: [] }
  | { value: undefined; problems: [Problem, ...Problem[]] }

/**
 * Holds a value against a Zod schema. Each message that a schema of ours gives is the "expected"
 * part of the sentence, so it reads on after "expected …".
 */
export function checkWithSchema<Schema extends z.ZodTypeAny>(
  schema: Schema,
  source: SourceText,
): Checked<z.output<Schema>> {
  const [first, ...others] = source.problems
  if (first) return { value: undefined, problems: [first, ...others] }
  const result = schema.safeParse(source.value)
  if (result.success) return { value: result.data, problems: [] }
  const problems = result.error.issues.flatMap((issue) => describeIssue(issue, schema, source))
  return { value: undefined, problems: problems as [Problem, ...Problem[]] }
}

/** Like `checkWithSchema`, for values that nothing can go on without. Throws a `ProblemError`. */
export function parseWithSchema<Schema extends z.ZodTypeAny>(
  schema: Schema,
  source: SourceText,
): z.output<Schema> {
  const checked = checkWithSchema(schema, source)
  if (checked.problems.length > 0) throw new ProblemError(checked.problems)
  return checked.value
}

/** A source without text of its own, for values that come from a TypeScript module. */
export function fromModule(file: string, value: unknown): SourceText {
  return { file, value, lineOf: () => 0, problems: [] }
}

function describeIssue(issue: z.ZodIssue, schema: z.ZodTypeAny, source: SourceText): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => describeUnknownKey(key, issue.path, schema, source))
  }
  const key = issue.path.at(-1)
  const isKeyWrong = isAboutKey(issue, schema, source.value)
  const written = valueAt(source.value, issue.path)
  const present = written === undefined ? addedAt(schema, issue.path, source.value) : written
  const value = isKeyWrong ? key : present
  const choices = choicesAt(issue, schema, source.value)
  return [
    {
      ...placeOf(source, issue.path),
      subject: issue.path.join(' > ') || undefined,
      found: isKeyWrong ? `the key ${quote(key)}` : quote(value),
      expected: describeExpected(issue, choices),
      nearest: typeof value === 'string' ? findNearest(value, choices) : undefined,
    },
  ]
}

function describeUnknownKey(key: string, path: KeyPath, schema: z.ZodTypeAny, source: SourceText): Problem {
  const known = keysAt(schema, path, source.value)
  return {
    ...placeOf(source, [...path, key]),
    subject: [...path, key].join(' > '),
    found: `the unknown key ${quote(key)}`,
    expected: `only ${listWords(known)}`,
    nearest: findNearest(key, known),
  }
}

function placeOf(source: SourceText, path: KeyPath): Pick<Problem, 'file' | 'line'> {
  return { file: source.file, line: source.lineOf(path) || undefined }
}

const typeNames: Partial<Record<z.ZodParsedType, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  string: 'text',
}

function describeExpected(issue: z.ZodIssue, choices: string[]): string {
  if (choices.length > 0) return `one of ${listWords(choices)}`
  const isDefaultMessage =
    issue.message === z.defaultErrorMap(issue, { data: undefined, defaultError: '' }).message
  if (issue.code === 'invalid_type' && (isDefaultMessage || issue.message === 'Required')) {
    return typeNames[issue.expected] ?? issue.expected
  }
  return issue.message
}

function listWords(words: string[]): string {
  return words.map((word) => quote(word)).join(', ')
}

function valueAt(value: unknown, path: KeyPath): unknown {
  let current = value
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return undefined
    current = (current as Record<string | number, unknown>)[key]
  }
  return current
}

/** Zod gives a wrong key of a record the same path as its value. */
function isAboutKey(issue: z.ZodIssue, schema: z.ZodTypeAny, value: unknown): boolean {
  const record = schemaAt(schema, issue.path.slice(0, -1), value)
  if (!(record instanceof z.ZodRecord)) return false
  const result: z.SafeParseReturnType<unknown, unknown> = record.keySchema.safeParse(issue.path.at(-1))
  return !result.success && result.error.issues.some(({ message }) => message === issue.message)
}

function keysAt(schema: z.ZodTypeAny, path: KeyPath, value: unknown): string[] {
  const inner = schemaAt(schema, path, value)
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
}

function choicesAt(issue: z.ZodIssue, schema: z.ZodTypeAny, value: unknown): string[] {
  if (issue.code === 'invalid_union_discriminator') {
    const isDefaultMessage = issue.message.startsWith('Invalid discriminator')
    return isDefaultMessage ? issue.options.map(String) : []
  }
  const inner = schemaAt(schema, issue.path, value)
  return inner instanceof z.ZodEnum ? inner.options : []
}

/** The schema of a part of a value. Which one it is can depend on the value: on the type of an item. */
function schemaAt(schema: z.ZodTypeAny, path: KeyPath, value: unknown): z.ZodTypeAny | undefined {
  return partAt(schema, path, value)?.[0]
}

/** What a schema adds to a value before it looks at it, such as the type of an item that names none. */
function addedAt(schema: z.ZodTypeAny, path: KeyPath, value: unknown): unknown {
  const owner = partAt(schema, path.slice(0, -1), value)
  return owner && valueAt(owner[1], path.slice(-1))
}

/** The schema of a part of a value, and that part as it comes in there. */
function partAt(
  schema: z.ZodTypeAny,
  path: KeyPath,
  value: unknown,
): [schema: z.ZodTypeAny, present: unknown] | undefined {
  const [inner, present] = unwrap(schema, value)
  const [key, ...rest] = path
  if (key === undefined) return [inner, present]
  const below = valueAt(present, [key])
  if (inner instanceof z.ZodRecord) return partAt(inner.valueSchema, rest, below)
  if (inner instanceof z.ZodArray) return partAt(inner.element, rest, below)
  const next = inner instanceof z.ZodObject ? inner.shape[key] : undefined
  return next && partAt(next, rest, below)
}

/** A schema without what is wrapped around it, and the value as it comes in there. */
function unwrap(schema: z.ZodTypeAny, value: unknown): [z.ZodTypeAny, unknown] {
  if (schema instanceof z.ZodEffects) {
    const { effect } = schema._def
    const present =
      effect.type === 'preprocess' ? effect.transform(value, { addIssue: () => undefined, path: [] }) : value
    return unwrap(schema.innerType(), present)
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return unwrap(schema.unwrap(), value)
  if (schema instanceof z.ZodDefault) return unwrap(schema.removeDefault(), value)
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const option: z.ZodTypeAny | undefined = schema.optionsMap.get(
      valueAt(value, [schema.discriminator]) as z.Primitive,
    )
    return option ? unwrap(option, value) : [schema, value]
  }
  return [schema, value]
}
