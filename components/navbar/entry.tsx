import type { NavbarHtml, NavbarLink } from '../../lib/navbar/resolve-item'
import { PageLink } from '../mdx/page-link'
import { keepVersion } from '../versions/version-store'

/** A link or a piece of HTML of the navbar, in the bar, in a dropdown or in the menu of narrow screens. */
export function Entry({
  entry,
  className,
}: {
  entry: NavbarLink | NavbarHtml
  className?: string | undefined
}) {
  if (entry.kind === 'html') {
    return (
      <div className={className}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the configuration of the site alone can write it */}
        <div dangerouslySetInnerHTML={{ __html: entry.value }} />
      </div>
    )
  }
  const { label, href, isActive, version, lang } = entry
  if (lang !== undefined) {
    return (
      <a
        href={href}
        lang={lang}
        target="_self"
        rel="noopener noreferrer"
        className={className}
        data-active={isActive}
      >
        {label}
      </a>
    )
  }
  return (
    <PageLink
      href={href}
      className={className}
      data-active={isActive}
      aria-current={isActive ? 'page' : undefined}
      onClick={version === undefined ? undefined : () => keepVersion(version)}
    >
      {label}
    </PageLink>
  )
}
