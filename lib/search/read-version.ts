import type { Release } from '../releases/products'

/** Words that stand beside the number of a version and say nothing else. */
const besideVersions = new Set(
  'version versions release releases note notes firmware update updates new newest latest change changes changed v'.split(
    ' ',
  ),
)

/**
 * Whether a query asks for the note of a release: it names the version as versions are written (`v45`, `2.0.0`,
 * `2.0`), or by its number alone, with no words beside it but those of versions and of the product (`release 45`).
 *
 * @param words of the query, in lower case
 */
export function fitsVersion(words: readonly string[], release: Release): boolean {
  const version = release.version.replace(/^v/, '')
  const named = words.find((word) => isVersion(word, version))
  if (named === undefined) return false
  const ofProduct = release.product.name.toLowerCase().split(' ')
  const others = words.filter((word) => word !== named)
  return /^v|\./.test(named) || others.every((word) => besideVersions.has(word) || ofProduct.includes(word))
}

/** `2.0` stands for `2.0.0`; `4` does not stand for `45`. */
function isVersion(word: string, version: string): boolean {
  const number = word.replace(/^v(?=\d)/, '')
  return number === version || (number.includes('.') && version.startsWith(`${number}.`))
}
