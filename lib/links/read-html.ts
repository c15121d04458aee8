import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { parseHtml } from './parse-html'

/** An address that an exported page points to. */
export interface HtmlReference {
  /** The address as exported. */
  url: string
  /** Name of the element: `a`, `img`, `meta`. */
  element: string
  /** Name of the attribute in HTML: `href`, `srcset`, `content`. */
  attribute: string
  /**
   * What tells the element from others like it: its visible text, else its text alternative or
   * label; `rel` of a `link`, the name of a `meta`. May be empty.
   */
  text: string
}

/** An id that several elements of one page have. */
export interface RepeatedId {
  id: string
  /** The elements in their order. */
  elements: { tag: string; text: string }[]
}

/** What the checks need to know of one exported HTML file. */
export interface HtmlPage {
  /** Everything that a hash can lead to: ids, and names of `a` elements. */
  ids: Set<string>
  repeatedIds: RepeatedId[]
  references: HtmlReference[]
  /** Where a `meta` refresh leads: the mark of a redirect page. */
  refreshUrl: string | undefined
}

/**
 * Reads the text of one HTML file, repairing it as browsers do. The content of `noscript` counts;
 * the content of `template` does not, since it is neither shown nor a target until a script copies it.
 */
export function readHtml(html: string): HtmlPage {
  const elements = listElements(parseHtml(html))
  const references = elements.flatMap(readReferences)
  return {
    ids: collectIds(elements),
    repeatedIds: findRepeatedIds(elements),
    references,
    refreshUrl: references.find(({ element, text }) => element === 'meta' && text === 'refresh')?.url,
  }
}

function listElements(tree: Root): Element[] {
  const elements: Element[] = []
  visit(tree, 'element', (element) => {
    elements.push(element)
  })
  return elements
}

function collectIds(elements: readonly Element[]): Set<string> {
  return new Set(
    elements
      .flatMap((element) => [
        readAttribute(element, 'id'),
        element.tagName === 'a' ? readAttribute(element, 'name') : '',
      ])
      .filter((id) => id !== ''),
  )
}

function findRepeatedIds(elements: readonly Element[]): RepeatedId[] {
  const byId = new Map<string, Element[]>()
  for (const element of elements) {
    const id = readAttribute(element, 'id')
    if (id !== '') byId.set(id, [...(byId.get(id) ?? []), element])
  }
  return [...byId]
    .filter(([, withId]) => withId.length > 1)
    .map(([id, withId]) => ({
      id,
      elements: withId.map((element) => ({ tag: element.tagName, text: readText(element) })),
    }))
}

/** The attributes that hold one address, in the spelling of HTML, by element. */
const addressAttributes: Record<string, readonly string[]> = {
  a: ['href'],
  area: ['href'],
  img: ['src'],
  image: ['href', 'xlink:href'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  link: ['href'],
  script: ['src'],
  use: ['href', 'xlink:href'],
}

/** The attributes that hold several image candidates, by element. */
const candidateAttributes: Record<string, readonly string[]> = {
  img: ['srcset'],
  source: ['srcset'],
  link: ['imagesrcset'],
}

/** The names of `meta` elements whose content is an address. */
const addressMetas = ['og:url', 'og:image']

function readReferences(element: Element): HtmlReference[] {
  if (element.tagName === 'meta') return readMeta(element)
  const text = readText(element)
  const single = (addressAttributes[element.tagName] ?? [])
    .filter((attribute) => hasAttribute(element, attribute))
    .map((attribute) => ({ attribute, url: readAttribute(element, attribute) }))
  const candidates = (candidateAttributes[element.tagName] ?? []).flatMap((attribute) =>
    parseCandidates(readAttribute(element, attribute)).map((url) => ({ attribute, url })),
  )
  return [...single, ...candidates].map(({ attribute, url }) => ({
    url,
    element: element.tagName,
    attribute,
    text,
  }))
}

function readMeta(element: Element): HtmlReference[] {
  const content = readAttribute(element, 'content')
  const name = readAttribute(element, 'property')
  if (addressMetas.includes(name)) {
    return [{ url: content, element: 'meta', attribute: 'content', text: name }]
  }
  if (readAttribute(element, 'http-equiv').toLowerCase() !== 'refresh') return []
  const url = readRefreshUrl(content)
  return url === '' ? [] : [{ url, element: 'meta', attribute: 'content', text: 'refresh' }]
}

/** `0; url=/docs/` → `/docs/`. Empty for a refresh that loads the page itself again. */
function readRefreshUrl(content: string): string {
  const rest = /^[\d.\s]*[;,\s]\s*(?:url\s*=\s*)?(.*)$/i.exec(content)?.[1] ?? ''
  return rest.replace(/^(["'])(.*)\1$/, '$2').trim()
}

/**
 * The addresses of a `srcset`. An address may hold commas; one that ends with a comma ends its
 * candidate: https://html.spec.whatwg.org/#parsing-a-srcset-attribute
 */
function parseCandidates(srcset: string): string[] {
  const candidates = srcset.matchAll(/([^\s,](?:\S*[^\s,])?)(?:,+|\s+(?:\([^)]*\)|[^,(])*)?/g)
  return [...candidates].map(([, url = '']) => url)
}

function readText(element: Element): string {
  if (element.tagName === 'link') return readAttribute(element, 'rel')
  const own = element.tagName === 'script' ? '' : collapse(textOf(element))
  return own || readLabel(element) || readInnerLabel(element)
}

function readLabel(element: Element): string {
  return ['alt', 'aria-label', 'title'].map((name) => readAttribute(element, name)).find(Boolean) ?? ''
}

function readInnerLabel(element: Element): string {
  let label = ''
  visit(element, 'element', (inner) => {
    label ||= readLabel(inner)
  })
  return label
}

/** The names under which the parser keeps attributes that it renames. */
const propertyNames: Record<string, string> = {
  srcset: 'srcSet',
  imagesrcset: 'imageSrcSet',
  'http-equiv': 'httpEquiv',
  'xlink:href': 'xLinkHref',
  'aria-label': 'ariaLabel',
}

function hasAttribute(element: Element, name: string): boolean {
  return element.properties[propertyNames[name] ?? name] !== undefined
}

function readAttribute(element: Element, name: string): string {
  const value = element.properties[propertyNames[name] ?? name]
  return (Array.isArray(value) ? value.join(' ') : String(value ?? '')).trim()
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
