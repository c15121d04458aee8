import { fileToRoute, routeToFile } from '../../../lib/pages/route'
import { findRelease, type Product, products } from '../../../lib/releases/products'
import { createRandom } from '../create-random'
import { changeFrontMatter, type GeneratedPage, type SiteTexts } from './site-texts'

/**
 * Release notes of the kind of those that the site has, of all products in turn, newest first: under higher
 * versions, with the text of a note of the same product.
 *
 * @param count how many notes are wanted
 */
export function generateReleases(texts: SiteTexts, count: number): GeneratedPage[] {
  return products.flatMap((product, index) => {
    const share = Math.floor((count + products.length - 1 - index) / products.length)
    const notes = listNotes(texts, product)
    const random = createRandom(index + 1)
    return Array.from({ length: share }, (_, number) => {
      const text = notes[Math.floor(random() * notes.length)] ?? ''
      return composeNote(product, composeVersion(product, notes.length + number), text)
    }).reverse()
  })
}

/** The texts of a product's notes that have changes. */
function listNotes(texts: SiteTexts, product: Product): string[] {
  return [...texts]
    .filter(([file]) => file.endsWith('.mdx') && findRelease(fileToRoute(file))?.product === product)
    .map(([, text]) => text)
    .filter((text) => text.includes('\nchanges:\n'))
}

/** Versions above all that the site has, higher for each number. */
function composeVersion({ version }: Product, number: number): string {
  const simple = `v${1000 + number}`
  return version.test(simple) ? simple : `3.${Math.floor(number / 10)}.${number % 10}`
}

function composeNote({ name, folder }: Product, version: string, text: string): GeneratedPage {
  const route = fileToRoute(routeToFile(`${folder}${version}/`))
  return {
    folder,
    key: version,
    label: version,
    route,
    text: changeFrontMatter(text, { title: `${name} ${version}` }),
  }
}
