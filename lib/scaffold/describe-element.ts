import { type GraphQLSchema, isObjectType } from 'graphql'
import { toString as textOf } from 'mdast-util-to-string'
import { composeDescription } from '../reference/compose-description'
import { elementName } from '../schema/element-route'

/** How long the description of a page may be, in letters, as its front matter wants it. */
const lengths = { shortest: 40, longest: 170 }

/** Knows that `8.5` and `e.g.` end no sentence. */
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * What the schema says of an element, as the description of its page: the first whole sentences, without
 * signs of Markdown. `undefined` where the schema says too little, or says it in one long sentence.
 */
export function describeElement(coordinate: string, schema: GraphQLSchema): string | undefined {
  let text = ''
  let description = ''
  for (const sentence of listSentences(readDescription(coordinate, schema))) {
    text = `${text} ${sentence}`.trim()
    if (text.length > lengths.longest) break
    if (/[.!?]$/.test(text)) description = text
  }
  return description.length < lengths.shortest ? undefined : description
}

/** A heading or an item of a list gets the full stop that it has not. */
function listSentences(description: string): string[] {
  const text = composeDescription(description)
    .map((block) => textOf(block).replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '')
    .map((block) => (/[.!?]$/.test(block) ? block : `${block.replace(/[:,;]$/, '')}.`))
    .join(' ')
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim())
}

function readDescription(coordinate: string, schema: GraphQLSchema): string {
  if (coordinate.startsWith('@')) return schema.getDirective(coordinate.slice(1))?.description ?? ''
  const type = schema.getType(coordinate.split('.')[0] ?? '')
  if (!coordinate.includes('.')) return type?.description ?? ''
  return (isObjectType(type) && type.getFields()[elementName(coordinate)]?.description) || ''
}
