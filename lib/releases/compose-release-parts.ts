import type { Heading, Link, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { listEntries } from '../navigation/meta-entries'
import { type Change, changeKinds } from '../pages/front-matter'
import type { SiteData } from '../site/data-elements'
import { describeAddress } from '../site/describe-address'
import { findRelease, type Product } from './products'

const headings: Record<Change['kind'], string> = {
  added: 'Added',
  changed: 'Changed',
  fixed: 'Fixed',
  removed: 'Removed',
}

/** What a release note is made from. */
export interface ReleaseNote {
  /** The note's address. */
  route: string
  changes: readonly Change[]
  date: string | undefined
  /** Line of a change's address in the note's file, for messages about it. */
  lineOf: (change: number, page: number) => number
}

/**
 * The sections of a release note: what the release added, changed, fixed and removed, how to see which
 * version one has, and the ways to the release before and after it.
 */
export function composeReleaseParts(note: ReleaseNote, data: SiteData): RootContent[] {
  const release = findRelease(note.route)
  if (!release) return []
  return [
    ...(note.date ? [composeParagraph(`Released on ${note.date}.`)] : []),
    ...changeKinds.flatMap((kind) => composeSection(kind, note, data)),
    composeHeading('Which version you have'),
    composeVersionHint(release.product),
    composeHeading('Other releases'),
    composeNeighbours(release.product, release.version, data),
  ]
}

function composeSection(kind: Change['kind'], note: ReleaseNote, data: SiteData): RootContent[] {
  const items = note.changes.flatMap((change, index) =>
    change.kind === kind ? [composeChange(change, (page) => note.lineOf(index, page), data)] : [],
  )
  return items.length === 0 ? [] : [composeHeading(headings[kind]), composeList(items)]
}

function composeChange(
  { text, meaning, pages }: Change,
  lineOf: (page: number) => number,
  data: SiteData,
): ListItem {
  const links = pages.flatMap((address, index): PhrasingContent[] => [
    { type: 'text', value: index === 0 ? 'See ' : ', ' },
    composeLink(address, describeAddress(address, data), lineOf(index)),
  ])
  const seeAlso: Paragraph = { type: 'paragraph', children: [...links, { type: 'text', value: '.' }] }
  return {
    type: 'listItem',
    spread: true,
    children: [
      { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: text }] }] },
      composeParagraph(meaning),
      seeAlso,
    ],
  }
}

function composeVersionHint({ versionHint: { before, label, address, after } }: Product): Paragraph {
  return {
    type: 'paragraph',
    children: [{ type: 'text', value: before }, composeLink(address, label), { type: 'text', value: after }],
  }
}

function composeNeighbours({ name, folder }: Product, version: string, data: SiteData): List {
  const entries = listEntries(data.meta, folder).filter(({ hidden }) => !hidden)
  const index = entries.findIndex(({ key }) => key === version)
  const neighbours = [
    { label: 'Newer: ', entry: entries[index - 1] },
    { label: 'Older: ', entry: entries[index + 1] },
  ]
  return composeList(
    neighbours.map(({ label, entry }) => ({
      type: 'listItem',
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'text', value: label },
            entry ? composeLink(entry.route, `${name} ${entry.title}`) : { type: 'text', value: 'none.' },
          ],
        },
      ],
    })),
  )
}

function composeHeading(text: string): Heading {
  return { type: 'heading', depth: 2, children: [{ type: 'text', value: text }] }
}

function composeParagraph(text: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value: text }] }
}

function composeList(children: ListItem[]): List {
  return { type: 'list', ordered: false, spread: false, children }
}

function composeLink(url: string, text: string, line?: number): Link {
  const link: Link = { type: 'link', url, children: [{ type: 'text', value: text }] }
  if (line === undefined) return link
  const point = { line, column: 1 }
  return { ...link, position: { start: point, end: point } }
}
