import { setFlagsFromString } from 'node:v8'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'
import nextra from 'nextra'
import { tsImport } from 'tsx/esm/api'

const { createContentPipeline } = await tsImport('./markdown/create-content-pipeline.ts', import.meta.url)
const { highlighting } = await tsImport('./markdown/highlighting.ts', import.meta.url)
const { siteConfig } = await tsImport('./site.config.ts', import.meta.url)
const { composeBuildId } = await tsImport('./lib/site/compose-build-id.ts', import.meta.url)
const { composeBasePath, findLocale } = await tsImport('./lib/locales/find-locale.ts', import.meta.url)

// An export has no server actions. The key for them is a new one in each build on machines where Next.js finds no
// place to keep it, such as containers; a new key makes everything void that webpack kept of the build before.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= 'unused'

/** @param {string} phase what Next.js is about to do */
export default function createConfig(phase) {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER
  // By itself V8 spends a quarter of a build on better code for functions, most of which the build soon needs no more.
  // Here a function has to run 15 times as long before that.
  if (!isDevelopment) setFlagsFromString('--interrupt-budget=1000000')

  // Each language is a build of its own; without a name, it is the first one.
  const locale = findLocale(siteConfig.locales, process.env.LOCALE)

  // The one setting for the base path; an empty text means that the site has the host to itself.
  const basePath = composeBasePath(process.env.BASE_PATH, siteConfig.locales, locale.code)

  const pipeline = createContentPipeline({ root: process.cwd(), siteConfig, basePath, isDevelopment })

  const withNextra = nextra({
    theme: 'nextra-theme-docs',
    themeConfig: './theme.config.tsx',
    autoImportThemeStyle: false,
    search: false,
    mdxOptions: {
      remarkPlugins: pipeline.remarkPlugins,
      recmaPlugins: pipeline.recmaPlugins,
      rehypePrettyCodeOptions: highlighting,
    },
  })

  return withNextra({
    basePath,
    generateBuildId: () => composeBuildId(process.cwd(), [basePath, locale.code]),
    // Nextra asks for the last one in the browser; left out, it brings a stand-in for all of Node's `process`.
    env: { LOCALE: locale.code, LOCALE_BASE_PATH: basePath, NEXTRA_DEFAULT_LOCALE: '' },
    trailingSlash: true,
    // Leaves addresses as our links write them. Without it Next.js takes the final slash off every
    // address whose last part holds a dot: https://github.com/vercel/next.js/issues/31472
    skipTrailingSlashRedirect: true,
    reactStrictMode: true,
    images: { unoptimized: true },
    // An export has no server, so nobody asks which files one would need; markdown/extend-webpack.ts has the rest.
    outputFileTracingExcludes: { 'next-server': ['**'] },
    // `npm run check` has both, and says more.
    typescript: { ignoreBuildErrors: true },
    eslint: { ignoreDuringBuilds: true },
    experimental: {
      // Going back leads to the place on the page that the reader came from.
      scrollRestoration: true,
      caseSensitiveRoutes: isDevelopment,
      // A list of the pages in `app/`, of which there are none.
      clientRouterFilter: false,
      // The bundles for the server make the pages and are thrown away.
      serverMinification: false,
      // Next.js would compress all scripts only to print their sizes.
      gzipSize: false,
    },
    ...(isDevelopment
      ? { redirects: pipeline.listDevelopmentRedirects }
      : { output: 'export', distDir: process.env.EXPORT_FOLDER || '.next' }),
    webpack: pipeline.extendWebpack,
  })
}
