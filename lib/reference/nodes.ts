import type { Heading, InlineCode, Link, List, ListItem, Paragraph, PhrasingContent, Text } from 'mdast'

/** A heading of level 2, which gets its id by its text. */
export function heading(text: string): Heading {
  return { type: 'heading', depth: 2, children: [textNode(text)] }
}

/** Running text. */
export function textNode(value: string): Text {
  return { type: 'text', value }
}

/**
 * Text that keeps its signs, such as a definition. Nextra makes curly quotation marks, dashes and dots of
 * those in a node of the type `text`; a node of a type that nobody knows becomes plain text of HTML.
 */
export function literalText(value: string): Text {
  return { type: 'literalText', value } as never
}

/** A name in the type of code. */
export function code(value: string): InlineCode {
  return { type: 'inlineCode', value }
}

/** A link whose text is a name in the type of code; the name alone when there is nothing to link to. */
export function codeLink(name: string, url: string | undefined): Link | InlineCode {
  return url === undefined ? code(name) : { type: 'link', url, children: [code(name)] }
}

/** A paragraph. */
export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children }
}

/** A list of items of one line. */
export function list(items: readonly PhrasingContent[][]): List {
  const children = items.map((item): ListItem => ({ type: 'listItem', children: [paragraph(...item)] }))
  return { type: 'list', ordered: false, spread: false, children }
}
