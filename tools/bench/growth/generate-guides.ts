import { fileToRoute } from '../../../lib/pages/route'
import { createRandom } from '../create-random'
import { composeCategoryPage } from './compose-category-page'
import { changeFrontMatter, type GeneratedPage, readFrontMatterValue, type SiteTexts } from './site-texts'

/** How many pages a group holds, and how many groups an area: about as many as the site's own categories. */
const entriesPerCategory = 12

const guides = [
  { key: 'binbar', name: 'BinBar' },
  { key: 'client-application', name: 'Client application' },
]

/**
 * Pages of the kind of the site's guides, in both of them: groups of pages within areas, each with the page that
 * lists what it holds.
 *
 * @param count how many pages are wanted, those of groups and areas among them
 */
export function generateGuides(texts: SiteTexts, count: number): GeneratedPage[] {
  const share = Math.floor(count / guides.length)
  return guides.flatMap((guide, index) => generateGuide(guide, texts, index === 0 ? count - share : share))
}

function generateGuide(guide: (typeof guides)[number], texts: SiteTexts, count: number): GeneratedPage[] {
  const sources = listSources(texts, guide.key)
  const random = createRandom(guide.key.length)
  const pages: GeneratedPage[] = []
  for (let area = 1; pages.length < count; area++) {
    const areaFolder = `/docs/${guide.key}/area-${area}/`
    pages.push(composeCategory(`/docs/${guide.key}/`, `area-${area}`, `Area ${area}`, guide))
    for (let group = 1; group <= entriesPerCategory && pages.length < count; group++) {
      pages.push(composeCategory(areaFolder, `group-${group}`, `Group ${area}-${group}`, guide))
      for (let entry = 1; entry <= entriesPerCategory && pages.length < count; entry++) {
        const [file, text] = sources[Math.floor(random() * sources.length)] ?? ['', '']
        pages.push(composeGuidePage(`${areaFolder}group-${group}/`, file, text, `${area}-${group}-${entry}`))
      }
    }
  }
  return pages
}

/** The pages right in a guide, without the one that the data of the light patterns belong to. */
function listSources(texts: SiteTexts, key: string): [string, string][] {
  return [...texts].filter(
    ([file, text]) =>
      new RegExp(`^pages/docs/${key}/[^/]+\\.mdx$`).test(file) && !text.includes('<LightPattern'),
  )
}

function composeCategory(
  folder: string,
  key: string,
  title: string,
  guide: (typeof guides)[number],
): GeneratedPage {
  const own = `${folder}${key}/`
  const route = `/docs/category/${own.split('/').filter(Boolean).slice(1).join('-')}/`
  return {
    folder,
    key,
    label: { title, page: route, description: `Pages about one part of the work with the ${guide.name}.` },
    route,
    text: composeCategoryPage({ title: `${guide.name}: ${title}`, folder: own }),
  }
}

/** Each title stands once on the site. What a page imports is two folders farther away. */
function composeGuidePage(folder: string, file: string, text: string, number: string): GeneratedPage {
  const title = `${readFrontMatterValue(text, 'title')} (${number})`
  const key = `${fileToRoute(file).split('/').at(-2)}-${number}`
  const moved = text.replace(/(?<=^import .* from ')(?=\.\.\/)/gm, '../../')
  return { folder, key, label: title, route: `${folder}${key}/`, text: changeFrontMatter(moved, { title }) }
}
