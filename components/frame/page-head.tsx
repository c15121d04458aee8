import { useRouter } from 'next/router'
import { siteConfig } from '../../site.config'
import { usePage } from '../navigation/use-page'

/**
 * Title, description and addresses of a page for browsers, search engines and link previews. The
 * elements stand in one fragment: next/head does not look into a second one when the page changes.
 */
export function PageHead() {
  const { title, frontMatter, canonicalRoute, isErrorPage } = usePage()
  const { basePath } = useRouter()
  const canonical = `${siteConfig.url}${basePath}${canonicalRoute}`
  return (
    <>
      <title>{`${title} | ${siteConfig.title}`}</title>
      <meta name="description" content={frontMatter.description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={frontMatter.description} />
      <meta property="og:site_name" content={siteConfig.title} />
      <link rel="icon" href={`${basePath}/favicon.svg`} type="image/svg+xml" />
      {isErrorPage && <meta name="robots" content="noindex" />}
      {!isErrorPage && <link rel="canonical" href={canonical} />}
      {!isErrorPage && <meta property="og:url" content={canonical} />}
    </>
  )
}
