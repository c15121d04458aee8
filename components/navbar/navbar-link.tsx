import { useRouter } from 'next/router'
import { toRoute } from '../../lib/pages/route'
import type { NavbarItem } from '../../lib/site/site-config-schema'
import { PageLink } from '../mdx/page-link'

/** A link of the navbar. It is marked on its own page and on all pages of its folder. */
export function NavbarLink({ item, className }: { item: NavbarItem; className?: string | undefined }) {
  const route = toRoute(useRouter().pathname)
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
