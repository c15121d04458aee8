import { findNearestItem } from '../../lib/navigation/find-nearest-item'
import { PageLink } from '../mdx/page-link'
import { usePage } from '../navigation/use-page'
import { useAskedPath } from './use-asked-path'

/** On the page that stands in for a missing one: the page whose address is nearest, if one is near. */
export function NearestPage() {
  const path = useAskedPath()
  const { guidesOfVersions } = usePage()
  const item = path === undefined ? undefined : findNearestItem(path, [...guidesOfVersions.values()].flat())
  if (!item) return null
  return (
    <p>
      {'Did you mean '}
      <PageLink href={item.route}>{item.title}</PageLink>?
    </p>
  )
}
