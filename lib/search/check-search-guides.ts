import type { NavigationItem } from '../navigation/navigation'
import { type Problem, quote } from '../problem/problem'
import { type SearchGuide, searchGuides } from './search-guides'

/** The file that names the guides of the filter. */
const guidesFile = 'lib/search/search-guides.ts'

/**
 * The guides whose pages could not be found with the filter, or that lead nowhere: `search-guides.ts` has to name
 * the guides of the sidebar in their order, since the search must not load the whole `_meta.json`.
 *
 * @param guides those of the sidebar
 */
export function checkSearchGuides(
  guides: readonly NavigationItem[],
  named: readonly SearchGuide[] = searchGuides,
): Problem[] {
  const expected = describeGuides(guides)
  const found = describeGuides(named)
  if (found === expected) return []
  return [{ file: guidesFile, subject: 'searchGuides', found, expected: `${expected}, as in _meta.json` }]
}

function describeGuides(guides: readonly { id: string; route: string | undefined }[]): string {
  return guides.map(({ id, route = 'no page' }) => `${quote(id)} (${route})`).join(', ')
}
