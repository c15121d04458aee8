/**
 * One mistake in content, configuration or the exported site, in the form in which every check
 * reports it. `formatProblem` turns it into the sentence that a writer reads.
 */
export interface Problem {
  /** Path of the file to change, from the root of the project. */
  file: string
  /** Line in that file, counted from 1. Left out where a mistake has no line, such as a missing file. */
  line?: number | undefined
  /** The key, link text or element that is wrong. */
  subject?: string | undefined
  /** What is there now. */
  found: string
  /** What has to be there. */
  expected: string
  /** The closest valid value. Left out where nothing valid is close. */
  nearest?: string | undefined
  /** All valid values, where a writer has to choose among them. They stand below the sentence, one a line. */
  choices?: readonly string[] | undefined
}

/**
 * The sentence for one problem: where, what was found, what was expected, the nearest valid value, and below it
 * the values to choose from, if it has them.
 */
export function formatProblem({
  file,
  line,
  subject,
  found,
  expected,
  nearest,
  choices = [],
}: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`
  const about = subject ? `${shorten(subject)}: ` : ''
  const hint = nearest === undefined ? '' : ` Did you mean ${quote(nearest)}?`
  const sentence = toOneLine(`${place}: ${about}found ${found}, expected ${expected}.${hint}`)
  return [sentence, ...choices.map((choice) => `  ${toOneLine(choice)}`)].join('\n')
}

/**
 * A value as it stands in a problem's sentence. Text is quoted; anything else is written as JSON. What is
 * longer than a sentence can hold is cut.
 */
export function quote(value: unknown): string {
  if (value === undefined) return 'nothing'
  return typeof value === 'string' ? JSON.stringify(shorten(value)) : shorten(writeValue(value))
}

/** Longer than any text that a schema of ours takes for right, so that such a text is quoted whole. */
const mostLetters = 300

/** Text as it fits into a sentence: the beginning of a long one, with an ellipsis. */
export function shorten(text: string): string {
  if (text.length <= mostLetters) return text
  return `${text.slice(0, mostLetters - 1).trimEnd()}…`
}

/** JSON has no form for numbers such as infinity, for functions, and for what holds itself. */
function writeValue(value: unknown): string {
  if (typeof value === 'number') return String(value)
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return typeof value === 'bigint' ? String(value) : 'a value that JSON has no form for'
  }
}

/** Keys and addresses may hold line breaks and other signs that a terminal would follow. */
function toOneLine(sentence: string): string {
  return sentence.replace(
    /[\p{Cc}\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * The error that stops a build, a page or a command because of problems in what people wrote. Its
 * message has a line for each problem, so it needs no stack to be understood.
 */
export class ProblemError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'))
    this.name = 'ProblemError'
    this.problems = problems
    // The sentences say where the mistake is; the lines of our own code would only hide them.
    this.stack = `${this.name}: ${this.message}`
    Object.defineProperty(this, 'problems', { enumerable: false })
  }
}

/** Throws a `ProblemError` when there is at least one problem. */
export function throwProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ProblemError(problems)
}
