import { join } from 'node:path'
import { checkNavbar } from '../lib/navbar/check-navbar'
import { listNamedDocs } from '../lib/navbar/list-named-docs'
import { planNavigation } from '../lib/navigation/plan-navigation'
import { createPageReader } from '../lib/pages/create-page-reader'
import { stampFiles } from '../lib/pages/stamp-files'
import { fromModule, parseWithSchema } from '../lib/problem/check-with-schema'
import { throwProblems } from '../lib/problem/problem'
import { checkApi } from '../lib/site/check-api'
import { checkRedirects, mapRedirects } from '../lib/site/check-redirects'
import { collectLinkTargets } from '../lib/site/collect-link-targets'
import { composeDataDigest } from '../lib/site/compose-data-digest'
import { listSources } from '../lib/site/list-sources'
import { checkDataAddresses, readMeta, readSiteData } from '../lib/site/read-site-data'
import { type SiteConfig, siteConfigFile, siteConfigSchema } from '../lib/site/site-config-schema'
import { checkPage } from './check-page'
import { composePageMapModule } from './compose-page-map-module'
import { dropCodeIcons } from './drop-code-icons'
import { createWebpackExtension, dataDigestFile } from './extend-webpack'
import { fillDataElements } from './fill-data-elements'
import { fillTerms } from './fill-terms'
import { freezeStaticParts } from './freeze-static-parts'
import { importReferenceElements } from './import-reference-elements'
import { insertPageParts } from './insert-page-parts'
import { keepInStep } from './keep-in-step'
import { markRestOfPage } from './mark-rest-of-page'
import { refuseUnknownColors } from './refuse-unknown-colors'
import { reportProblems } from './report-problems'
import { setStepIds } from './set-step-ids'
import { writeChangedText } from './write-changed-text'
import { writeDownloads } from './write-downloads'

/** What the pipeline is made for. */
export interface ContentPipelineOptions {
  /** Folder of the project, as an absolute path. */
  root: string
  siteConfig: SiteConfig
  /** Path in front of every address of the site; may be empty. */
  basePath: string
  /** True for `next dev`: wrong addresses are printed instead of stopping the page. */
  isDevelopment: boolean
}

/**
 * Everything that stands between the files that people write and Nextra: the checks, the page maps
 * from `_meta.json`, the data of the pages, and what webpack has to watch. Mistakes in
 * `site.config.ts`, data files and redirects throw a `ProblemError` at once.
 */
export function createContentPipeline({ root, siteConfig, basePath, isDevelopment }: ContentPipelineOptions) {
  const reader = createPageReader(root)
  parseWithSchema(siteConfigSchema, fromModule(siteConfigFile, siteConfig))
  // Nextra reads the front matter with a parser of its own, whose errors name no file.
  throwProblems(reader.readPages().flatMap(({ frontMatter }) => frontMatter.problems))
  const redirects = mapRedirects(siteConfig.redirects)
  const readStamp = isDevelopment ? () => stampFiles(root, listSources(reader)) : () => 'a build'
  const readData = keepInStep(() => {
    const data = readSiteData(reader)
    writeDownloads(root, data.api?.downloads ?? [])
    return data
  }, readStamp)
  const readTargets = keepInStep(() => collectLinkTargets(reader, redirects, readData()), readStamp)
  const readPlan = keepInStep(
    () => planNavigation(readMeta(reader), siteConfig.docs.versions, listNamedDocs(siteConfig.navbar.items)),
    readStamp,
  )
  const warn = isDevelopment ? (message: string) => console.warn(message) : undefined

  const targets = readTargets()
  throwProblems([
    ...checkNavbar(siteConfig, readData().meta),
    ...checkRedirects(siteConfig.redirects, targets),
    ...checkDataAddresses(readData().questions, targets),
  ])
  if (!isDevelopment) {
    writeChangedText(join(root, dataDigestFile), `${composeDataDigest(readData(), targets)}\n`)
  }
  const { api } = readData()
  if (api) reportProblems(checkApi(reader, { ...readData(), api }), warn)

  return {
    remarkPlugins: [
      [insertPageParts, { root, readData, warn }],
      [importReferenceElements, { root }],
      [checkPage, { root, readTargets, warn }],
      setStepIds,
      [fillTerms, { root, readTerms: () => readData().terms }],
      [fillDataElements, { root, readData }],
    ],
    recmaPlugins: [dropCodeIcons, [freezeStaticParts, { basePath }], refuseUnknownColors, markRestOfPage],
    extendWebpack: createWebpackExtension({
      root,
      reader,
      isDevelopment,
      composePageMap: (query) => composePageMapModule(query, { reader, readPlan }),
    }),
    listDevelopmentRedirects: async () =>
      [...redirects].flatMap(([from, to]) =>
        [encodeURI(from), encodeURI(from).replace(/\/$/, '')].map((source) => ({
          source,
          destination: to,
          permanent: false,
        })),
      ),
  }
}
