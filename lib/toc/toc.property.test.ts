import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeze, settings } from '../problem/property.fixture'
import { composeContents, listContentsIds, type TocHeading } from './compose-contents'
import { findActiveHeading } from './find-active-heading'

const level = fc.integer({ min: 2, max: 6 })
const headings = fc
  .array(level, { maxLength: 40 })
  .map((depths) =>
    depths.map((depth, index): TocHeading<string> => ({ depth, id: `h${index}`, value: 'Text' })),
  )
const levels = fc.option(level, { nil: undefined })

describe('composeContents', () => {
  it('holds each heading of the levels once, in the order of the page', () => {
    fc.assert(
      fc.property(headings, levels, levels, (all, tocMinHeadingLevel, tocMaxHeadingLevel) => {
        const contents = composeContents(freeze(all), { tocMinHeadingLevel, tocMaxHeadingLevel })
        const isListed = ({ depth }: TocHeading<string>) =>
          depth >= (tocMinHeadingLevel ?? 2) && depth <= (tocMaxHeadingLevel ?? 3)
        expect(listContentsIds(contents)).toEqual(all.filter(isListed).map(({ id }) => id))
      }),
      settings,
    )
  })

  it('puts entries below those of a higher rank alone', () => {
    fc.assert(
      fc.property(headings, (all) => {
        const depths = new Map(all.map(({ id, depth }) => [id, depth]))
        const check = (items: ReturnType<typeof composeContents>, above: number) => {
          for (const { id, children } of items) {
            const depth = depths.get(id) ?? 0
            expect(depth).toBeGreaterThan(above)
            check(children, depth)
          }
        }
        check(composeContents(all, { tocMaxHeadingLevel: 6 }), 1)
      }),
      settings,
    )
  })

  it('is empty on a page that hides its list', () => {
    fc.assert(
      fc.property(headings, (all) => {
        expect(composeContents(all, { hideTableOfContents: true })).toEqual([])
      }),
      settings,
    )
  })
})

describe('findActiveHeading', () => {
  const size = fc.double({ min: -10_000, max: 10_000, noNaN: true })
  const box = fc.tuple(size, fc.nat(400)).map(([top, height]) => ({ top, bottom: top + height }))
  const boxes = fc.array(box, { maxLength: 30 })
  const view = fc.record({ offset: fc.nat(300), windowHeight: fc.nat(3000) })

  it('gives one of the headings or none, in whatever order they stand', () => {
    fc.assert(
      fc.property(boxes, view, (all, one) => {
        const index = findActiveHeading(freeze(all), freeze(one))
        if (index !== undefined) expect(all[index]).toBeDefined()
        if (all.length === 0) expect(index).toBeUndefined()
      }),
      settings,
    )
  })

  it('never goes back while the reader scrolls down', () => {
    fc.assert(
      fc.property(boxes, view, fc.nat(3000), (all, one, distance) => {
        const sorted = all.toSorted((first, second) => first.top - second.top)
        const tops = sorted.map(({ top }) => ({ top, bottom: top + 20 }))
        const scrolled = tops.map(({ top, bottom }) => ({ top: top - distance, bottom: bottom - distance }))
        expect(findActiveHeading(scrolled, one) ?? -1).toBeGreaterThanOrEqual(
          findActiveHeading(tops, one) ?? -1,
        )
      }),
      settings,
    )
  })
})
