/** A piece of text that readers see, with the place where a writer finds it. */
export interface Passage {
  /** Path of the file, from the root of the project. */
  file: string
  /** The key or the attribute that holds the text; `undefined` in the running text of a page. */
  subject: string | undefined
  /** The text. What is no prose in it, such as an address, is blank. */
  text: string
  /** Line in the file, counted from 1, of the character at this place of the text. */
  lineOf: (offset: number) => number | undefined
}
