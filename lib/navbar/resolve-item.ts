import type { Address } from '../locales/locales'
import { composeLocaleAddress } from '../locales/locales'
import type { Locale } from '../locales/locales-schema'
import { findTrail, type NavigationItem } from '../navigation/navigation'
import { listCandidates } from '../versions/choose-version'
import { findCounterpart, findDoc, findMainRoute, findSidebar } from '../versions/find-counterpart'
import type { DocsConfig, DocsVersion } from '../versions/versions-schema'
import type { NavbarEntry, NavbarItem } from './navbar-schema'

/** A link as the navbar shows it. */
export interface NavbarLink {
  kind: 'link'
  label: string
  href: string
  /** The open page is the one that the link stands for, or one of those. */
  isActive: boolean
  /** In a list of versions: the version that is kept when the reader follows the link. */
  version?: string | undefined
  /** In a list of languages: the language of the page behind the link, which is loaded as a whole. */
  lang?: string | undefined
}

/** A menu as the navbar shows it. */
export interface NavbarMenu {
  kind: 'menu'
  label: string
  /** The label on a phone, where it differs. */
  mobileLabel: string
  /** Where the label leads, if it is a link, too. */
  href: string | undefined
  /** The open page is the one that the label leads to. */
  isActive: boolean
  entries: (NavbarLink | NavbarHtml)[]
  /** The drawing before the label. */
  icon?: 'languages' | undefined
}

/** Text as HTML, from the configuration. */
export interface NavbarHtml {
  kind: 'html'
  value: string
}

/** An item of the navbar with everything worked out that depends on where the reader is. */
export type ResolvedItem = NavbarLink | NavbarMenu | NavbarHtml | { kind: 'search' }

/** Where the reader is, and what there is. */
export interface NavbarContext {
  /** The route of the open page. */
  route: string
  /** Its address in the browser; without query and hash while the page is built. */
  address: Address
  basePath: string
  docs: DocsConfig
  /** The guides of each version, by its name. */
  guidesOfVersions: ReadonlyMap<string, readonly NavigationItem[]>
  /** The version that the open page belongs to. */
  openVersion: DocsVersion | undefined
  /** The name of the version that the reader chose. */
  keptVersion: string | undefined
  locales: readonly Locale[]
  locale: Locale
}

/** What an item of the navbar shows, and where it leads. */
export function resolveItem(item: NavbarItem, context: NavbarContext): ResolvedItem {
  switch (item.type) {
    case 'localeDropdown':
      return resolveLocaleDropdown(item.extraQuery, context)
    case 'docsVersionDropdown':
      return resolveVersionDropdown(item, context)
    case 'search':
      return { kind: 'search' }
    case 'html':
    case 'doc':
    case 'docSidebar':
    case 'docsVersion':
      return resolveEntry(item, context)
    default:
      return 'items' in item ? resolveDropdown(item, context) : resolveEntry(item, context)
  }
}

/** What an entry of a dropdown shows, and where it leads. */
export function resolveEntry(entry: NavbarEntry, context: NavbarContext): NavbarLink | NavbarHtml {
  switch (entry.type) {
    case 'html':
      return { kind: 'html', value: entry.value }
    case 'doc':
      return resolveDoc(entry, context)
    case 'docSidebar':
      return resolveDocSidebar(entry, context)
    case 'docsVersion': {
      const [version] = getCandidates(context)
      const href = entry.to ?? (version && findMainRoute(version, guidesOf(version, context))) ?? '/'
      const isActive = version !== undefined && version === context.openVersion
      return { kind: 'link', label: entry.label ?? version?.label ?? '', href, isActive }
    }
    default: {
      const { label, to, href = '' } = entry
      return { kind: 'link', label, href: to ?? href, isActive: isLinkActive(entry, context.route) }
    }
  }
}

type ItemOf<Type> = Extract<NavbarItem, { type: Type }>
type Dropdown = Extract<NavbarItem, { items: unknown }>
type Link = Exclude<NavbarEntry, { type: 'html' | 'doc' | 'docSidebar' | 'docsVersion' }>

function resolveDropdown(item: Dropdown, context: NavbarContext): NavbarMenu {
  const href = item.to ?? item.href
  return {
    kind: 'menu',
    label: item.label,
    mobileLabel: item.label,
    href,
    isActive: isLinkActive(item, context.route),
    entries: item.items.map((entry) => resolveEntry(entry, context)),
  }
}

/** A link is marked on its page and below it; the home page is above all, so it is marked on itself alone. */
function isLinkActive(
  { to, activeBelow, activePattern }: Pick<Link, 'to' | 'activeBelow' | 'activePattern'>,
  route: string,
): boolean {
  if (activePattern !== undefined) return new RegExp(activePattern, 'i').test(route)
  if (activeBelow !== undefined) return route.startsWith(activeBelow)
  return to !== undefined && (to === '/' ? route === to : route.startsWith(to))
}

function resolveDoc({ docId, label = docId }: ItemOf<'doc'>, context: NavbarContext): NavbarLink {
  const found = getCandidates(context)
    .map((version) => findDoc(docId, version, guidesOf(version, context)))
    .find((item) => item !== undefined)
  if (found?.route === undefined) throw new Error(`No version of the docs has the page "${docId}".`)
  const isActive = findOpenGuide(context)?.id === found.id.split('/')[0]
  return { kind: 'link', label, href: found.route, isActive }
}

function resolveDocSidebar(item: ItemOf<'docSidebar'>, context: NavbarContext): NavbarLink {
  const found = getCandidates(context)
    .map((version) => findSidebar(item.sidebarId, guidesOf(version, context)))
    .find((sidebar) => sidebar !== undefined)
  if (found?.route === undefined) {
    throw new Error(`The sidebar "${item.sidebarId}" has nothing to link to.`)
  }
  const label = item.label ?? findTrail([found.guide], found.route).at(-1)?.title ?? found.guide.title
  return { kind: 'link', label, href: found.route, isActive: findOpenGuide(context)?.id === item.sidebarId }
}

function resolveVersionDropdown(
  { versions: names, itemsAfter = [] }: ItemOf<'docsVersionDropdown'>,
  context: NavbarContext,
): NavbarMenu | NavbarLink {
  const { docs, openVersion, address } = context
  const versions = docs.versions.filter(({ name }) => names?.includes(name) ?? true)
  const shown = getCandidates(context).find((version) => versions.includes(version)) ?? versions[0]
  const find = (version: DocsVersion) =>
    findCounterpart(context.route, openVersion, version, guidesOf(version, context))
  const href = shown && find(shown)
  const label = shown?.label ?? ''
  if (versions.length === 1 && itemsAfter.length === 0) {
    return { kind: 'link', label, href: href ?? '/', isActive: href === context.route }
  }
  const entries = versions.map((version): NavbarLink => {
    const isActive = version.name === openVersion?.name
    const target = `${find(version)}${address.query}${address.hash}`
    return { kind: 'link', label: version.label, href: target, isActive, version: version.name }
  })
  const after = itemsAfter.map((entry) => resolveEntry(entry, context))
  return {
    kind: 'menu',
    label,
    mobileLabel: 'Versions',
    href,
    isActive: href === context.route,
    entries: [...entries, ...after],
  }
}

function resolveLocaleDropdown(extraQuery: string | undefined, context: NavbarContext): NavbarMenu {
  const { locales, locale, address, basePath } = context
  const entries = locales.map((target): NavbarLink => {
    const href = composeLocaleAddress(locales, target, { address, current: locale, basePath, extraQuery })
    const lang = target.htmlLang ?? target.code
    return { kind: 'link', label: target.label, href, isActive: target.code === locale.code, lang }
  })
  const mobileLabel = 'Languages'
  return {
    kind: 'menu',
    label: locale.label,
    mobileLabel,
    href: undefined,
    isActive: false,
    entries,
    icon: 'languages',
  }
}

function getCandidates({ docs, openVersion, keptVersion }: NavbarContext): DocsVersion[] {
  return listCandidates(docs, openVersion, keptVersion)
}

function guidesOf({ name }: DocsVersion, { guidesOfVersions }: NavbarContext): readonly NavigationItem[] {
  return guidesOfVersions.get(name) ?? []
}

/** The guide that the open page stands in. */
function findOpenGuide(context: NavbarContext): NavigationItem | undefined {
  const { openVersion, route } = context
  return openVersion && findTrail(guidesOf(openVersion, context), route)[0]
}
