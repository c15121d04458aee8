import { fileToRoute, isErrorRoute } from '../../../lib/pages/route'

/** The texts of a site's project, by their paths from its root with `/` between the parts. */
export type SiteTexts = Map<string, string>

/** `_meta.json` as it is written, by folder and key. */
export type MetaText = Record<string, Record<string, string | CategoryText>>

/** A category as `_meta.json` writes it. */
export interface CategoryText {
  title: string
  page?: string
  description?: string
}

/** A page that is generated, with its entry in `_meta.json`. */
export interface GeneratedPage {
  /** The folder that its entry stands in, as a route. */
  folder: string
  key: string
  label: string | CategoryText
  /** The address it answers. */
  route: string
  text: string
}

/** The text of a file that the generator needs. Throws when the project has none. */
export function readText(texts: ReadonlyMap<string, string>, file: string): string {
  const text = texts.get(file)
  if (text === undefined) throw new Error(`${file}: found no such file, expected one in the project.`)
  return text
}

/** How many pages a site has. Pages for errors do not count. */
export function countPages(texts: ReadonlyMap<string, string>): number {
  return [...texts.keys()].filter(
    (file) => file.startsWith('pages/') && file.endsWith('.mdx') && !isErrorRoute(fileToRoute(file)),
  ).length
}

/** A copy of a page's text with another title, and with other values of other keys of its front matter. */
export function changeFrontMatter(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce(
    (changed, [key, value]) =>
      changed.replace(new RegExp(`^${key}: .*$`, 'm'), () => `${key}: ${JSON.stringify(value)}`),
    text,
  )
}

/** The value of a key in the front matter of a page, whose value stands in one line. */
export function readFrontMatterValue(text: string, key: string): string {
  const [, value = ''] = new RegExp(`^${key}: "?(.*?)"?$`, 'm').exec(text) ?? []
  return value
}
