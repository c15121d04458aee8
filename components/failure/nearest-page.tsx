import { useRouter } from 'next/router'
import { findNearestItem } from '../../lib/navigation/find-nearest-item'
import { PageLink } from '../mdx/page-link'
import { useAddress } from '../navigation/use-address'
import { useHydrated } from '../navigation/use-hydrated'
import { usePage } from '../navigation/use-page'

/** On the page that stands in for a missing one: the page whose address is nearest, if one is near. */
export function NearestPage() {
  const { basePath } = useRouter()
  // One file stands in for all addresses: which one was asked for is known in the browser alone.
  const isHydrated = useHydrated()
  const { path } = useAddress()
  const { guidesOfVersions } = usePage()
  const item = findNearestItem(path.slice(basePath.length), [...guidesOfVersions.values()].flat())
  if (!isHydrated || !item) return null
  return (
    <p>
      {'Did you mean '}
      <PageLink href={item.route}>{item.title}</PageLink>?
    </p>
  )
}
