import { decodePath } from '../pages/route'
import { listWords } from './list-words'

/**
 * The words that an address was made of, for looking for what it may have led to: those of its last part, without
 * the ending of a file. Empty for an address without words.
 *
 * @param path as it stands in the address
 */
export function readAddressWords(path: string): string {
  const parts = (decodePath(path) ?? path)
    .split('/')
    .map((part) => part.replace(/\.(?:html?|mdx?|php)$/i, ''))
  const last = parts.findLast((part) => listWords(part).length > 0) ?? ''
  return last
    .split(/[-_\s+]+/)
    .filter((word) => listWords(word).length > 0)
    .join(' ')
}
