import type { NavbarItem } from '../../lib/site/site-config-schema'
import { PageLink } from '../mdx/page-link'
import { usePage } from '../navigation/use-page'

/** A link of the bar. It is marked on its own page and on all pages of its folder. */
export function NavbarLink({ item, className }: { item: NavbarItem; className?: string | undefined }) {
  const { route } = usePage()
  const isOpenPage = item.to === route
  const isAroundOpenPage = item.activeBelow !== undefined && route.startsWith(item.activeBelow)
  return (
    <PageLink
      href={item.to ?? item.href}
      className={className}
      aria-current={isOpenPage ? 'page' : undefined}
      data-active={isOpenPage || isAroundOpenPage}
    >
      {item.label}
    </PageLink>
  )
}
