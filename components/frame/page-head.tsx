import { useRouter } from 'next/router'
import { composeStructuredData } from '../../lib/breadcrumbs/compose-structured-data'
import { frameColors } from '../../lib/color-mode/color-mode'
import { formatTitle } from '../../lib/frame/format-title'
import { composeLocaleAddress } from '../../lib/locales/locales'
import { siteConfig } from '../../site.config'
import { useColorMode } from '../color-mode/use-color-mode'
import { currentLocale } from '../locales/current-locale'
import { usePage } from '../navigation/use-page'

/**
 * Title, description, addresses and colour of a page for browsers, search engines and link previews. The
 * elements stand in one fragment: next/head does not look into a second one when the page changes. Of two
 * with the same name it takes the later one, so the colour stands in the place of those of the theme.
 */
export function PageHead() {
  const { title, frontMatter, canonicalRoute, isErrorPage, trail } = usePage()
  const { basePath } = useRouter()
  const { mode } = useColorMode()
  const { url } = siteConfig
  const canonical = `${url}${basePath}${canonicalRoute}`
  const alternates = isErrorPage ? [] : listAlternates(basePath, canonicalRoute)
  return (
    <>
      <title>{formatTitle(title, siteConfig.title)}</title>
      <meta name="description" content={frontMatter.description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={frontMatter.description} />
      <meta property="og:site_name" content={siteConfig.title} />
      <meta property="og:locale" content={(currentLocale.htmlLang ?? currentLocale.code).replace('-', '_')} />
      <meta name="theme-color" content={frameColors[mode]} />
      <link rel="icon" href={`${basePath}/favicon.svg`} type="image/svg+xml" />
      {isErrorPage && <meta name="robots" content="noindex" />}
      {!isErrorPage && <link rel="canonical" href={canonical} />}
      {!isErrorPage && <meta property="og:url" content={canonical} />}
      {alternates.map(({ lang, href }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={href} />
      ))}
      {trail.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no element can end or begin
          dangerouslySetInnerHTML={{ __html: composeStructuredData(trail, `${url}${basePath}`) }}
        />
      )}
    </>
  )
}

/** The page in each language, and the one for readers of any other. */
function listAlternates(basePath: string, route: string) {
  const { url, locales } = siteConfig
  const address = { path: `${basePath}${route}`, query: '', hash: '' }
  const alternates = locales.map((locale) => {
    const path = composeLocaleAddress(locales, locale, { address, current: currentLocale, basePath })
    return { lang: locale.htmlLang ?? locale.code, href: locale.url ? path : `${url}${path}` }
  })
  return [...alternates, { lang: 'x-default', href: alternates[0]?.href }]
}
