import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPageReader } from '../../lib/pages/create-page-reader'
import { frontMatterSchema } from '../../lib/pages/front-matter'
import { isErrorRoute } from '../../lib/pages/route'
import { routesFile } from '../../lib/site/routes-list'

const root = join(import.meta.dirname, '../..')

const lines = readFileSync(join(root, routesFile), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'))

/** Every page's address, as `routes.txt` lists it. */
export const routes = lines.filter((line) => !line.includes('->'))

/** Every redirect: the old address and where it leads. */
export const redirects = lines
  .filter((line) => line.includes('->'))
  .map((line) => {
    const [from = '', to = ''] = line.split(' -> ')
    return { from, to }
  })

/** The title of each page, by its route, from its front matter. */
export const titles = new Map(
  createPageReader(root)
    .readPages()
    .filter(({ route }) => !isErrorRoute(route))
    .map(({ route, frontMatter }) => [route, frontMatterSchema.parse(frontMatter.value).title]),
)

/** One page of each kind. */
export const templates = {
  landing: '/',
  overview: '/docs/',
  category: '/docs/category/client-application/',
  'long category': '/docs/category/release-notes-1/',
  guide: '/docs/client-application/create-a-container-site/',
  'reference page of a screen': '/docs/client-application/pages/container-detail/',
  'device guide': '/docs/binbar/led-patterns/',
  'object of the API': '/docs/api/objects/container-site/',
  'reference page of the API': '/docs/api/mutations/update-container-site-bin-bar/',
  example: '/docs/api/examples/associate-binbar/',
  'release note': '/docs/client-application/release-notes/0.1.0/',
  'not found': '/docs/no-such-page/',
} as const

/** The widths that matter: a phone, both sides of the breakpoint, a wide screen. */
export const widths = [360, 996, 997, 1440] as const

/** The colour modes of the site. */
export const colorModes = ['light', 'dark'] as const
