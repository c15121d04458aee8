import { metaFile } from '../../../lib/navigation/meta-schema'
import { routeToFile } from '../../../lib/pages/route'
import { elementKinds } from '../../../lib/schema/element-route'
import { routesFile } from '../../../lib/site/routes-list'
import { composeCategoryPage } from './compose-category-page'
import { generateApi, pagesPerGroup } from './generate-api'
import { generateGuides } from './generate-guides'
import { generateReleases } from './generate-releases'
import { countPages, type GeneratedPage, type MetaText, readText, type SiteTexts } from './site-texts'

/** From so many entries on, a category of the API gets a page that lists them. */
const longList = 20

/**
 * Makes a larger site of the kind of this one: all that it has, and more pages of its guides and of its API and
 * more release notes, a third of each. The same texts make the same site.
 *
 * @param texts the pages and data files of the project
 * @param count how many pages are wanted
 * @returns the texts of the files that are new or other
 */
export function generateSite(texts: SiteTexts, count: number): SiteTexts {
  const meta: MetaText = JSON.parse(readText(texts, metaFile))
  const wanted = Math.max(0, count - countPages(texts))
  if (wanted === 0) return new Map()
  const api = generateApi(texts, Math.floor(wanted / 3 / pagesPerGroup))
  const guides = generateGuides(texts, Math.floor(wanted / 3))
  addEntries(meta, [...api.pages, ...guides], 'behind')
  const categories = addCategoryPages(meta)
  const rest = wanted - api.pages.length - guides.length - categories.length
  const releases = generateReleases(texts, Math.max(0, rest))
  addEntries(meta, releases, 'before')
  const pages = [...api.pages, ...guides, ...categories, ...releases]
  return new Map([
    ...api.texts,
    ...pages.map(({ route, text }): [string, string] => [routeToFile(route), text]),
    [metaFile, `${JSON.stringify(meta, null, 2)}\n`],
    [routesFile, `${readText(texts, routesFile)}${pages.map(({ route }) => `${route}\n`).join('')}`],
  ])
}

function addEntries(meta: MetaText, pages: readonly GeneratedPage[], place: 'before' | 'behind'): void {
  const added: MetaText = {}
  for (const { folder, key, label } of pages) {
    added[folder] ??= {}
    added[folder][key] = label
  }
  for (const [folder, entries] of Object.entries(added)) {
    meta[folder] = place === 'before' ? { ...entries, ...meta[folder] } : { ...meta[folder], ...entries }
  }
}

/** The pages for the categories of the API that have become long. */
function addCategoryPages(meta: MetaText): Pick<GeneratedPage, 'route' | 'text'>[] {
  return Object.values(elementKinds).flatMap(({ folder }) => {
    const key = folder.split('/').at(-2) ?? ''
    const entry = meta['/docs/api/']?.[key]
    if (typeof entry !== 'object' || Object.keys(meta[folder] ?? {}).length <= longList) return []
    entry.page = `/docs/category/${key}/`
    return [{ route: entry.page, text: composeCategoryPage({ title: `API: ${entry.title}`, folder }) }]
  })
}
