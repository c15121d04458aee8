import type { Heading, RootContent } from 'mdast'
import { composeElement } from '../page-parts/compose-element'
import type { LightPattern } from './light-pattern-schema'

/**
 * The parts that `<LightPatterns />` becomes: all patterns at a glance, then a section for each with
 * a heading of level 3, so that contents list, search and links know it.
 */
export function composeLightPatterns(patterns: readonly LightPattern[]): RootContent[] {
  return [
    composeElement('LightPatternIndex', { patterns: patterns.map(toIndexEntry) }),
    ...patterns.flatMap((pattern) => [
      composeHeading(pattern),
      composeElement('LightPatternDetails', { pattern }),
    ]),
  ]
}

function toIndexEntry({ id, name, color, rhythm, words }: LightPattern) {
  return { id, name, color, rhythm, words }
}

function composeHeading({ id, name }: LightPattern): Heading {
  return { type: 'heading', depth: 3, children: [{ type: 'text', value: `${name} [#${id}]` }] }
}
