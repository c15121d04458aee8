import { listAllEntries, pageOfEntry } from '../navigation/meta-entries'
import { metaFile, metaSchema } from '../navigation/meta-schema'
import type { ParsedPage, SourceAddress } from '../pages/parse-page'
import { decodePath, encodeAddress, hasFileEnding, splitAddress, toRoute } from '../pages/route'
import { checkWithSchema } from '../problem/check-with-schema'
import type { Problem } from '../problem/problem'
import { readJson } from '../problem/read-json'
import { type SitePlace, toSiteAddress } from './check-exported-address'

/** A file that people write, with its text. */
export interface SourceFile {
  /** Path of the file, from the root of the project. */
  file: string
  text: string
}

/** Everything that an exported page can have been made from. */
export interface PageSources {
  /** The exported HTML file, from the root of the project: the last resort. */
  exportFile: string
  /** The page's MDX file and the parts that it imports. */
  pages: readonly ParsedPage[]
  /** The texts of those files and of the data files, the most likely ones first. */
  texts: readonly SourceFile[]
}

/** Where something is written. A file without a line is named when the line is not known. */
export type SourcePlace = Pick<Problem, 'file' | 'line'>

/** What is known of an address that is looked for: how it was exported, and the text of its link. */
export type WantedAddress = Pick<SourceAddress, 'url' | 'text'>

/**
 * Finds where an exported address is written. The exported form may differ from the written one by
 * origin, base path, final slash and percent-encoding. A place with the same link text, or with
 * that text near it, goes before one with the same address alone.
 *
 * @returns the place, or the exported file without a line when the address is written in none of the sources
 */
export function findSource(wanted: WantedAddress, sources: PageSources, site: SitePlace): SourcePlace {
  const inPages = findInPages(wanted, sources.pages, site)
  if (ownAddressNames.includes(wanted.text)) return inPages[0]?.place ?? { file: sources.exportFile }
  const inTexts = sources.texts
    .flatMap((source) => [...findInText(wanted, source, site), ...findInMeta(wanted, source, site)])
    .sort((one, other) => one.distance - other.distance)
  return (
    inPages.find(({ text }) => text === wanted.text)?.place ??
    inTexts.find(({ distance }) => distance <= linesOfAnEntry)?.place ??
    inPages[0]?.place ??
    inTexts[0]?.place ?? { file: sources.exportFile }
  )
}

/**
 * Finds where an id that stands twice on an exported page is written: where an element or heading
 * states it, else the MDX file whose headings make it, else the exported file.
 */
export function findIdSource(id: string, { exportFile, pages, texts }: PageSources): SourcePlace {
  const ofPages = texts.filter(({ file }) => pages.some((page) => page.file === file))
  for (const { file, text } of ofPages) {
    const [line] = findLines(text, [`id="${id}"`, `id='${id}'`, `[#${id}]`])
    if (line !== undefined) return { file, line }
  }
  return { file: pages.find((page) => page.ids.has(id))?.file ?? exportFile }
}

/** A page's own address is in its front matter or in no source: data files write it for other reasons. */
const ownAddressNames = ['canonical', 'og:url']

/** An entry of a data file holds its label and its address within this many lines. */
const linesOfAnEntry = 5

/** The distance of an address without the link's text in the same file. */
const farAway = Number.MAX_SAFE_INTEGER

/** A place in a data file, and how many lines it is away from the link's text. */
interface TextHit {
  place: SourcePlace
  distance: number
}

function findInPages(wanted: WantedAddress, pages: readonly ParsedPage[], site: SitePlace) {
  const address = toComparable(wanted.url, site)
  return pages.flatMap((page) =>
    [...page.addresses, ...listFrontMatterAddresses(page)]
      .filter(({ url }) => toComparable(url, site) === address)
      .map(({ line, text }) => ({ text, place: { file: page.file, line } })),
  )
}

function listFrontMatterAddresses({ frontMatter }: ParsedPage): SourceAddress[] {
  const { value, lineOf } = frontMatter
  if (typeof value !== 'object' || value === null || !('canonical' in value)) return []
  return [{ url: String(value.canonical), line: lineOf(['canonical']), text: 'canonical' }]
}

function findInText({ url, text: label }: WantedAddress, source: SourceFile, site: SitePlace): TextHit[] {
  const labelLines = findLines(source.text, [label, encodeAddress(label)].flatMap(listQuoted))
  return findLines(source.text, listSpellings(url, site).flatMap(listQuoted)).map((line) => ({
    place: { file: source.file, line },
    distance: Math.min(farAway, ...labelLines.map((labelLine) => Math.abs(labelLine - line))),
  }))
}

/** `_meta.json` writes a route as a folder and a key, so its entries are worked out. */
function findInMeta({ url, text: label }: WantedAddress, source: SourceFile, site: SitePlace): TextHit[] {
  if (source.file !== metaFile) return []
  const json = readJson(source.file, source.text)
  const address = toComparable(url, site)
  return listAllEntries(checkWithSchema(metaSchema, json).value ?? {})
    .filter((entry) => pageOfEntry(entry) === address)
    .map(({ folder, key, title }) => ({
      place: { file: source.file, line: json.lineOf([folder, key, 'page']) },
      distance: title === label ? 0 : farAway,
    }))
}

/** One spelling for all the forms that an address takes between its source and the export. */
function toComparable(url: string, site: SitePlace): string {
  const { path, query, hash } = splitAddress(toSiteAddress(url, site) ?? url)
  const plainPath = decodePath(path) ?? path
  const isPage = plainPath !== '' && !hasFileEnding(plainPath)
  return `${isPage ? toRoute(plainPath) : plainPath}${query}${decodePath(hash) ?? hash}`
}

/** The forms in which a data file may write an address. */
function listSpellings(url: string, site: SitePlace): string[] {
  const { path, query, hash } = splitAddress(toSiteAddress(url, site) ?? url)
  const plainPath = decodePath(path) ?? path
  const paths = [plainPath, encodeAddress(plainPath)].flatMap((one) => [
    one,
    one.replace(/\/$/, ''),
    `${one}/`,
  ])
  return [url, ...paths.map((one) => `${one}${query}${hash}`)].filter((spelling) => spelling !== '')
}

function listQuoted(text: string): string[] {
  return text === '' ? [] : [`"${text}"`, `'${text}'`, `\`${text}\``]
}

/** The numbers, counted from 1, of the lines that hold one of the words. */
function findLines(text: string, words: readonly string[]): number[] {
  return text
    .split('\n')
    .flatMap((line, index) => (words.some((word) => line.includes(word)) ? [index + 1] : []))
}
