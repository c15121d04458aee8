import type { IndexFile } from './index-file'

/** An index as it is shipped: what can be worked out is left away, so that it loads sooner. */
export interface PackedIndex {
  guide: string
  pages: IndexFile['pages']
  /**
   * For each section how many pages after that of the section before its own one stands, its heading, and its id.
   * The id is left away where it is made of the heading alone; a `*` in it stands for the heading.
   */
  sections: readonly (readonly [pages: number, heading: string, id?: string])[]
  /** All words, with spaces between. */
  words: string
  /** For each word a line, with spaces between the numbers. */
  places: string
}

/** Packs an index. */
export function packIndex({ guide, pages, sections, words, places }: IndexFile): PackedIndex {
  return {
    guide,
    pages,
    sections: sections.map(([page, heading, id], number): PackedIndex['sections'][number] => {
      const distance = page - (sections[number - 1]?.[0] ?? 0)
      const packedId = packId(heading, id)
      return packedId === undefined ? [distance, heading] : [distance, heading, packedId]
    }),
    words: words.join(' '),
    places: places.map((ofWord) => ofWord.join(' ')).join('\n'),
  }
}

/** Unpacks an index: the one that was packed. */
export function unpackIndex({ guide, pages, sections, words, places }: PackedIndex): IndexFile {
  let page = 0
  return {
    guide,
    pages,
    sections: sections.map(([distance, heading, id]) => {
      page += distance
      return [page, heading, id === undefined ? composeId(heading) : id.replace('*', () => heading)]
    }),
    words: words === '' ? [] : words.split(' '),
    places: places === '' ? [] : places.split('\n').map((line) => line.split(' ').map(Number)),
  }
}

/** The id of a heading, as most headings have it; which ones have not is seen when the index is packed. */
function composeId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-')
}

function packId(heading: string, id: string): string | undefined {
  if (id === composeId(heading)) return undefined
  return heading !== '' && id.endsWith(heading) ? `${id.slice(0, -heading.length)}*` : id
}
