import { composeIndexFile } from './compose-index-file'
import type { IndexFile } from './index-file'
import { loadIndex, type SearchIndex } from './load-index'
import { search } from './search'
import type { SearchAnswer } from './search-answer'
import type { SearchPage, SearchSection } from './search-page'
import { collectSynonyms, type SynonymSource } from './synonyms'

/** The text before the first heading, and what stands below each heading. */
interface Draft {
  title: string
  text?: string
  code?: string
  headings?: readonly Partial<SearchSection>[]
}

/** A page as the search knows it; what is left out is empty. */
export function composePage(
  route: string,
  { title, text = '', code = '', headings = [] }: Draft,
): SearchPage {
  const sections = headings.map((section) => ({ heading: '', id: '', text: '', code: '', ...section }))
  return { route, title, trail: [], sections: [{ heading: '', id: '', text, code }, ...sections] }
}

/** The index of pages that belong to no guide. */
export function indexPages(
  pages: readonly SearchPage[],
  synonyms: readonly SynonymSource[] = [],
): SearchIndex {
  return loadIndex([composeIndexFile('site', pages)], collectSynonyms(synonyms))
}

const client = '/docs/client-application'
const binbar = '/docs/binbar'
const api = '/docs/api'

/** The pages of a small help site, by their guide. */
export const guidePages: ReadonlyMap<string, readonly SearchPage[]> = new Map([
  [
    'client-application',
    [
      composePage(`${client}/account-setup/`, {
        title: 'Account setup',
        text: 'Open the invitation from your email.',
        headings: [
          { heading: 'Choose a password', id: 'choose-password', text: 'It has twelve letters or more.' },
          { heading: 'Log out', id: 'log-out', text: 'Press the button at the top.' },
        ],
      }),
      composePage(`${client}/delete-a-container-site/`, {
        title: 'Delete a container site',
        text: 'Press Delete and confirm. The container stays where it is.',
      }),
      composePage(`${client}/release-notes/2.0.0/`, {
        title: 'Release 2.0.0',
        text: 'Containers can be sorted. Calibration is new.',
      }),
    ],
  ],
  [
    'binbar',
    [
      composePage(`${binbar}/changing-the-battery/`, {
        title: 'Changing the battery',
        text: 'The battery lasts for three years.',
        headings: [
          { heading: 'Open the lid', id: 'open-lid', text: 'Turn the four screws.' },
          { heading: 'Swap the battery', id: 'swap-battery', text: 'Pull the old battery out.' },
          { heading: 'Dispose of the battery', id: 'dispose', text: 'Bring it to a collection point.' },
        ],
      }),
      composePage(`${binbar}/antenna/`, { title: 'Antenna', text: 'Clean it with a dry cloth.' }),
      composePage(`${binbar}/installing-binbar/`, {
        title: 'Installing BinBar',
        text: 'Place the bar below the container. It measures the weight.',
        headings: [{ heading: 'Turn the antenna', id: 'turn-antenna', text: 'It points to the sky.' }],
      }),
      composePage(`${binbar}/led-patterns/`, {
        title: 'Light patterns',
        text: 'Red light: the antenna is broken. Green light: all is well.',
      }),
      composePage(`${binbar}/release-notes/v44/`, {
        title: 'Version v44',
        text: 'The battery of 45 devices lasted longer. Calibrating takes less time.',
      }),
      composePage(`${binbar}/release-notes/v45/`, { title: 'Version v45', text: 'Light patterns are new.' }),
    ],
  ],
  [
    'api',
    [
      composePage(`${api}/examples/container-site-example/`, {
        title: 'Container site example',
        text: 'How to ask for one site.',
        code: 'query { containerSiteById(id: "1") { antenna { angle } } }',
      }),
      composePage(`${api}/objects/container-site/`, {
        title: 'ContainerSite',
        text: 'The place of one container. Answered by containerSiteById.',
        headings: [{ heading: 'fillLevel', id: 'fill-level', text: 'How full it is, in percent.' }],
      }),
      composePage(`${api}/queries/container-site-by-id/`, {
        title: 'containerSiteById',
        text: 'One site, by its id.',
      }),
    ],
  ],
  ['site', [composePage('/', { title: 'BinBar help', text: 'Find your way to everything.' })]],
])

/** What readers call things that the small help site calls otherwise. */
export const synonymSources: readonly SynonymSource[] = [
  { term: 'container', plainWords: ['dumpster', 'trash can'] },
  { term: 'account setup', plainWords: ['sign up', 'onboarding'] },
  { term: 'light', plainWords: ['lamp'], page: '/docs/binbar/led-patterns/' },
]

/** The files of the small help site. */
export const indexFiles: readonly IndexFile[] = [...guidePages].map(([guide, pages]) =>
  composeIndexFile(guide, pages),
)

/** Its index. */
export const smallIndex: SearchIndex = loadIndex(indexFiles, collectSynonyms(synonymSources))

/** What the small help site answers. */
export function ask(query: string, guide?: string): SearchAnswer {
  return search({ query, guide }, smallIndex)
}

/** The routes that it answers with, the best first. */
export function askRoutes(query: string, guide?: string): string[] {
  return ask(query, guide).pages.map(({ route }) => route)
}
