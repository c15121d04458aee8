import type { ParsedPage } from '../pages/parse-page'
import { findNearest } from '../problem/find-nearest'
import type { Problem } from '../problem/problem'
import { findRelease } from '../releases/products'
import { type Label, labelsFile } from './labels-schema'
import { listBoldTexts } from './list-bold-texts'

/** The folders whose pages write labels of the client application in bold, and nothing else. */
const folders = ['/docs/binbar/', '/docs/client-application/']

/** Checks that each bold text of the two guides is a label of the client application. Release notes may name old ones. */
export function checkBoldLabels(pages: readonly ParsedPage[], labels: readonly Label[]): Problem[] {
  const known = new Set(labels.map(({ label }) => label))
  return pages.filter(isGuide).flatMap((page) =>
    listBoldTexts(page)
      .filter(({ text }) => !known.has(text))
      .map(({ text, line }) => ({
        file: page.file,
        line,
        subject: `**${text}**`,
        found: 'a bold text that is no label of the client application',
        expected: `a label of ${labelsFile}, letter for letter`,
        nearest: findNearest(text, known),
      })),
  )
}

function isGuide({ route }: ParsedPage): boolean {
  return folders.some((folder) => route.startsWith(folder)) && !findRelease(route)
}
