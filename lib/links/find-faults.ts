import { encodeAddress, isErrorRoute, routeToExportFile, toRoute } from '../pages/route'
import { quote } from '../problem/problem'
import { checkRedirects } from '../site/check-redirects'
import type { AddressFault, LinkTargets } from './check-address'
import { checkExportedAddress, type SitePlace, toSiteAddress } from './check-exported-address'
import { type HtmlPage, type HtmlReference, type RepeatedId, readHtml } from './read-html'

/** One HTML file of an export. Redirect pages and the not-found page are pages too. */
export interface ExportPage {
  /** Path from the root of the export: `/docs/index.html`. */
  path: string
  /** The address that the file answers; for the not-found page, the route of its source. */
  route: string
  /** True when links may lead here. */
  isTarget: boolean
  html: HtmlPage
}

/** An export after reading, and what it is held against. */
export interface SiteExport extends SitePlace {
  /** Paths of all its files, from its root. */
  paths: readonly string[]
  pages: readonly ExportPage[]
  /** True when the disk has a file at a path; one that ignores letter case has more than `paths`. */
  hasFile: (path: string) => boolean
  /** The redirect table: the target of each source route. */
  redirects: ReadonlyMap<string, string>
}

/** A fault of one page, before its source is known. */
export interface Fault extends AddressFault {
  page: Pick<ExportPage, 'path' | 'route'>
  /** The link, element, id or redirect that is wrong. */
  subject: string
  /** The address, without base path, or the id: what makes a fault the same on another page. */
  topic: string
  /** What its source is searched by; nothing when no source of ours can hold it. */
  clue: { url: string; text: string } | { id: string } | undefined
}

/** Reads one HTML file of an export, given its path from the root of the export. */
export function readExportPage(path: string, html: string): ExportPage {
  const route = toRoute(path.replace(/\.html$/, '').replace(/\/index$/, ''))
  const isTarget = path.endsWith('/index.html') && !isErrorRoute(route)
  return { path, route, isTarget, html: readHtml(html) }
}

/**
 * All faults of an export: redirects without a page or to nowhere, addresses that lead nowhere, ids
 * that stand twice. A fault that is on many pages is in the list for each of them.
 */
export function findFaults(site: SiteExport): Fault[] {
  const targets = collectTargets(site)
  // A fault of every page is reported for the first one; the not-found page would be a poor example.
  const pages = [...site.pages].sort((one, other) => Number(other.isTarget) - Number(one.isTarget))
  return [
    ...[...site.redirects].flatMap(([from, to]) => checkRow(from, to, site, targets)),
    ...pages.flatMap((page) => [
      ...checkReferences(page, site, targets),
      ...page.html.repeatedIds.map((repeated) => describeRepeatedId(page, repeated)),
    ]),
  ]
}

/** Nobody arrives on a redirect page, so it is no page here; the not-found page is not even a file. */
function collectTargets(site: SiteExport): LinkTargets {
  const pages = site.pages.filter(({ isTarget }) => isTarget)
  const hidden = new Set(
    site.pages.filter(({ isTarget, route }) => isTarget || isErrorRoute(route)).map(({ path }) => path),
  )
  return {
    pages: new Map(pages.filter((page) => !isRedirect(page)).map(({ route, html }) => [route, html.ids])),
    files: new Set(site.paths.filter((path) => !hidden.has(path))),
    redirects: new Map([
      ...pages.filter(isRedirect).map((page) => [page.route, readRefreshTarget(page, site)] as const),
      ...site.redirects,
    ]),
  }
}

function isRedirect({ html }: ExportPage): boolean {
  return html.refreshUrl !== undefined
}

function readRefreshTarget({ html }: ExportPage, site: SitePlace): string {
  const url = html.refreshUrl ?? ''
  return toSiteAddress(url, site) ?? url
}

function checkRow(from: string, to: string, site: SiteExport, targets: LinkTargets): Fault[] {
  const path = `/${routeToExportFile(from)}`
  const faults: AddressFault[] = checkRedirects([{ from: encodeAddress(from), to }], targets)
  if (!site.hasFile(path)) {
    faults.push({ found: 'no redirect page in the export', expected: `the file ${quote(path.slice(1))}` })
  }
  return faults.map((fault) => ({
    ...pickFault(fault),
    page: { route: from, path },
    ...describeRow(from, to),
  }))
}

function checkReferences(page: ExportPage, site: SiteExport, targets: LinkTargets): Fault[] {
  const from = { route: page.route, ids: page.html.ids }
  return page.html.references.flatMap((reference) => {
    const fault =
      checkExportedAddress(reference.url, from, targets, site) ??
      (isRedirect(page) ? checkChain(reference, page, site, targets) : undefined)
    return fault ? [{ ...fault, page, ...describeReference(reference, page, site) }] : []
  })
}

/** A redirect that leads to a redirect costs the reader a second wait, or goes round in a circle. */
function checkChain(
  { url }: HtmlReference,
  page: ExportPage,
  site: SitePlace,
  targets: LinkTargets,
): AddressFault | undefined {
  const [chain] = checkRedirects(
    [{ from: encodeAddress(page.route), to: toSiteAddress(url, site) ?? url }],
    targets,
  )
  return chain && pickFault(chain)
}

/** Leaves the place out: the faults of redirects come with the one of the table. */
function pickFault({ found, expected, nearest }: AddressFault): AddressFault {
  return { found, expected, nearest }
}

function describeReference(
  { url, element, attribute, text }: HtmlReference,
  page: ExportPage,
  site: SiteExport,
): Pick<Fault, 'subject' | 'topic' | 'clue'> {
  const topic = toSiteAddress(url, site) ?? url
  if (site.redirects.has(page.route)) return describeRow(page.route, topic)
  if (isRedirect(page)) return { subject: 'redirect page', topic, clue: undefined }
  const name = element === 'a' || element === 'area' ? 'link' : `<${element} ${attribute}>`
  const subject = text === '' ? name : `${name} ${quote(shorten(text))}`
  return { subject, topic, clue: { url, text } }
}

function describeRow(from: string, to: string): Pick<Fault, 'subject' | 'topic' | 'clue'> {
  return { subject: `redirects > ${from}`, topic: to, clue: { url: to, text: from } }
}

function describeRepeatedId(page: ExportPage, { id, elements }: RepeatedId): Fault {
  return {
    page,
    subject: `id ${quote(id)}`,
    found: `${elements.length} elements with it: ${elements
      .map(({ tag, text }) => (text === '' ? `<${tag}>` : `<${tag}> ${quote(shorten(text))}`))
      .join(', ')}`,
    expected: 'each id once on a page',
    topic: id,
    clue: { id },
  }
}

/** Cards and sections hold more text than a sentence can. */
function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text
}
