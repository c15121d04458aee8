import type { Meta } from '../navigation/meta-schema'
import type { ParsedPage } from '../pages/parse-page'
import { findNearest } from '../problem/find-nearest'
import { type Problem, quote } from '../problem/problem'
import type { SourceText } from '../problem/source-text'
import { composeWordPattern, escapeWords } from '../prose/word-pattern'
import { type Label, labelsProduct } from './labels-schema'
import { listBoldTexts } from './list-bold-texts'
import { listVersions, type Release } from './list-releases'

/** What the labels are held against. */
export interface LabelContext {
  pages: readonly ParsedPage[]
  meta: Meta
  releases: readonly Release[]
}

type Fault = Pick<Problem, 'found' | 'expected' | 'nearest'> & { key: keyof Label }

/**
 * Checks the labels of the client application: each once; each stands in bold on the page that explains
 * it; the note of the release that brought it names it, or the label that it is a part of.
 */
export function checkLabels(labels: readonly Label[], source: SourceText, context: LabelContext): Problem[] {
  return labels.flatMap((label, index) =>
    [
      findRepetition(label, labels.slice(0, index)),
      findPageFault(label, context.pages),
      findWholeFault(label, labels),
      findReleaseFault(label, context),
    ]
      .filter((fault) => fault !== undefined)
      .map(({ key, ...fault }) => ({
        file: source.file,
        line: source.lineOf([index, key]) || undefined,
        subject: `${label.label} > ${key}`,
        ...fault,
      })),
  )
}

function findRepetition(label: Label, earlier: readonly Label[]): Fault | undefined {
  const isAlike = (other: Label) =>
    other.label === label.label && other.kind === label.kind && other.within === label.within
  if (!earlier.some(isAlike)) return undefined
  return {
    key: 'label',
    found: `the ${label.kind} ${quote(label.label)} a second time`,
    expected: 'each label of a kind once',
  }
}

function findPageFault({ label, page }: Label, pages: readonly ParsedPage[]): Fault | undefined {
  const explaining = pages.find(({ route }) => route === page)
  if (!explaining) {
    const routes = pages.map(({ route }) => route)
    return {
      key: 'page',
      found: `${quote(page)}, which no page answers`,
      expected: 'the address of a page that exists',
      nearest: findNearest(page, routes),
    }
  }
  if (listBoldTexts(explaining).some(({ text }) => text === label)) return undefined
  return {
    key: 'page',
    found: `${quote(page)}, where **${label}** does not stand`,
    expected: 'the address of the page that explains the label',
  }
}

function findWholeFault({ within }: Label, labels: readonly Label[]): Fault | undefined {
  const known = labels.map(({ label }) => label)
  if (within === undefined || known.includes(within)) return undefined
  return {
    key: 'within',
    found: `${quote(within)}, which is no label`,
    expected: 'a label of this file',
    nearest: findNearest(within, known),
  }
}

function findReleaseFault(label: Label, { meta, releases }: LabelContext): Fault | undefined {
  const versions = listVersions(meta, labelsProduct)
  if (!versions.includes(label.since)) {
    return {
      key: 'since',
      found: `${quote(label.since)}, which is no release of the client application`,
      expected: 'a version that _meta.json lists',
      nearest: findNearest(label.since, versions),
    }
  }
  // The first release brought everything at once, so that its note need not name each label.
  if (label.since === versions.at(-1)) return undefined
  const release = releases.find(
    ({ product, version }) => product === labelsProduct && version === label.since,
  )
  return release && findNamingFault(label, release)
}

function findNamingFault({ label, since, within }: Label, release: Release): Fault | undefined {
  if ([label, within].some((name) => name !== undefined && isNamed(name, release))) return undefined
  return {
    key: 'since',
    found: `${quote(since)}, whose note names neither ${quote(label)} nor what it is a part of`,
    expected: `a change in ${release.file} that names it letter for letter, or "within" with a label that is named there`,
  }
}

function isNamed(name: string, { changes }: Release): boolean {
  const pattern = composeWordPattern(escapeWords(name))
  return changes.some(({ text, meaning }) => `${text} ${meaning}`.match(pattern) !== null)
}
