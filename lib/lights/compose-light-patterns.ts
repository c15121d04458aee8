import type { Heading, RootContent } from 'mdast'
import { composeElement } from '../page-parts/compose-element'
import type { SiteData } from '../site/data-elements'
import { describeAddress } from '../site/describe-address'
import type { LightPattern } from './light-pattern-schema'

/**
 * The parts that `<LightPatterns />` becomes: all patterns at a glance, then a section for each with
 * a heading of level 3, so that contents list, search and links know it.
 */
export function composeLightPatterns(data: SiteData): RootContent[] {
  return [
    composeElement('LightPatternIndex', { patterns: data.lightPatterns.map(toIndexEntry) }),
    ...data.lightPatterns.flatMap((pattern) => [composeHeading(pattern), composeDetails(pattern, data)]),
  ]
}

function toIndexEntry({ id, name, color, rhythm, words }: LightPattern) {
  return { id, name, color, rhythm, words }
}

function composeDetails(pattern: LightPattern, data: SiteData): RootContent {
  const { page } = pattern
  const link = page === undefined ? {} : { pageText: describeAddress(page, data) }
  return composeElement('LightPatternDetails', { pattern, ...link })
}

function composeHeading({ id, name }: LightPattern): Heading {
  return { type: 'heading', depth: 3, children: [{ type: 'text', value: `${name} [#${id}]` }] }
}
