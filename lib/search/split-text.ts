import { listWords, splitIdentifier } from './list-words'
import { dropStopWords } from './stop-words'

/** The words of a title or a heading and the parts of its identifiers, in lower case, without stop words. */
export function splitText(text: string): string[] {
  return dropStopWords(listWords(text).flatMap(splitIdentifier))
}
