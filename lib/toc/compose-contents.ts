/** A heading of a page, in the order of the page. */
export interface TocHeading<Value> {
  /** Its level, 2 to 6. */
  depth: number
  id: string
  /** What it shows. */
  value: Value
}

/** An entry of the list of contents, with the entries below it. */
export interface ContentsItem<Value> {
  id: string
  value: Value
  children: ContentsItem<Value>[]
}

/** The keys of the front matter that decide about the list of contents. */
export interface ContentsSettings {
  tocMinHeadingLevel?: number | undefined
  tocMaxHeadingLevel?: number | undefined
  hideTableOfContents?: boolean | undefined
}

/** The levels that the list holds when the front matter names none. */
export const defaultLevels = { min: 2, max: 3 } as const

interface Branch<Value> extends TocHeading<Value> {
  children: Branch<Value>[]
}

/**
 * The list of contents as a tree. It is made of all headings before those of other levels are taken out: the
 * entries below one that is taken out stand in its place.
 *
 * @returns the entries of the top, with those below them; none for a page that hides its list
 */
export function composeContents<Value>(
  headings: readonly TocHeading<Value>[],
  settings: ContentsSettings,
): ContentsItem<Value>[] {
  if (settings.hideTableOfContents) return []
  const min = settings.tocMinHeadingLevel ?? defaultLevels.min
  const max = settings.tocMaxHeadingLevel ?? defaultLevels.max
  return filterLevels(growTree(headings), min, max)
}

/** The ids of all entries, in the order of the page. */
export function listContentsIds(contents: readonly ContentsItem<unknown>[]): string[] {
  return contents.flatMap(({ id, children }) => [id, ...listContentsIds(children)])
}

/** Puts each heading below the last one before it that is of a higher rank. */
function growTree<Value>(headings: readonly TocHeading<Value>[]): Branch<Value>[] {
  const top: Branch<Value>[] = []
  let path: Branch<Value>[] = []
  for (const heading of headings) {
    const branch = { ...heading, children: [] }
    path = path.filter(({ depth }) => depth < heading.depth)
    const siblings = path.at(-1)?.children ?? top
    siblings.push(branch)
    path.push(branch)
  }
  return top
}

function filterLevels<Value>(
  branches: readonly Branch<Value>[],
  min: number,
  max: number,
): ContentsItem<Value>[] {
  return branches.flatMap(({ depth, id, value, children }) => {
    const below = filterLevels(children, min, max)
    return depth >= min && depth <= max ? [{ id, value, children: below }] : below
  })
}
