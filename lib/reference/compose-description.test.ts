import type { Nodes, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { composeDescription } from './compose-description'

/** A tree in short: the type of each node, with its text or its children. */
function outline(nodes: readonly Nodes[]): unknown[] {
  return nodes.map((node) => {
    if ('children' in node) return [node.type, ...outline(node.children)]
    return 'value' in node ? `${node.type}: ${node.value}` : node.type
  })
}

function compose(description: string | null | undefined): unknown[] {
  return outline(composeDescription(description))
}

function paragraphsOf(description: string): string[] {
  return composeDescription(description).map((node) => textOf(node))
}

describe('composeDescription', () => {
  it.each([undefined, null, '', ' \n '])('gives nothing for %j', (description) => {
    expect(composeDescription(description)).toEqual([])
  })

  it('reads Markdown', () => {
    expect(compose('The *weight* in **kg**, see `WeightUnit` and [the page](https://example.com/).')).toEqual(
      [
        [
          'paragraph',
          'text: The ',
          ['emphasis', 'text: weight'],
          'text:  in ',
          ['strong', 'text: kg'],
          'text: , see ',
          'inlineCode: WeightUnit',
          'text:  and ',
          ['link', 'text: the page'],
          'text: .',
        ],
      ],
    )
  })

  it.each([
    'Use bar { serial }.',
    'One brace { and {another}, then } alone.',
    '{name} and {{double}} and {/* comment */}.',
    'Fixes <5 kg drift, a < b, c > d, 1 <= 2 & 3.',
    'import x from "y" and export const z = {}',
    'a_b_c, _Meta, x*y, 2 * 3 of snake_case_names',
    'Between 5~6 kg and 7~8 kg.',
    'A \\u007b sign.',
    '$x$ and $$y$$ are no formulas, :smile: and ^this^ no signs.',
  ])('takes signs of MDX and of names as they are: %s', (description) => {
    expect(paragraphsOf(description)).toEqual([description])
  })

  it.each([
    ['A <b>bold</b> <br/> word <!-- and a note -->.', 'A <b>bold</b> <br/> word <!-- and a note -->.'],
    ['Text with <Callout kind="note">inside</Callout>.', 'Text with <Callout kind="note">inside</Callout>.'],
    ['<html>\n<body>\nText\n</body>\n</html>', '<html>\n<body>\nText\n</body>\n</html>'],
    ['<!-- a comment -->', '<!-- a comment -->'],
    ['<script>\nalert("{x}")\n</script>', '<script>\nalert("{x}")\n</script>'],
  ])('shows tags as text: %j', (description, text) => {
    expect(paragraphsOf(description)).toEqual([text])
    expect(JSON.stringify(compose(description))).not.toContain('html:')
  })

  it('shows tags within lists, quotes, tables, headings and emphasis', () => {
    const description =
      '- <div>item</div>\n\n> <p>quote</p>\n\n| <b>a</b> |\n| - |\n| <i>c</i> |\n\n# <u>top</u>\n\n*<s>x</s>*'
    expect(compose(description)).toEqual([
      ['list', ['listItem', ['paragraph', 'literalText: <div>item</div>']]],
      ['blockquote', ['paragraph', 'literalText: <p>quote</p>']],
      [
        'table',
        ['tableRow', ['tableCell', 'literalText: <b>', 'text: a', 'literalText: </b>']],
        ['tableRow', ['tableCell', 'literalText: <i>', 'text: c', 'literalText: </i>']],
      ],
      ['paragraph', ['strong', 'literalText: <u>', 'text: top', 'literalText: </u>']],
      ['paragraph', ['emphasis', 'literalText: <s>', 'text: x', 'literalText: </s>']],
    ])
  })

  it('leaves code as it is, without signs for braces', () => {
    expect(
      compose('Send `binBarById(id: 1) { id }`, not `&lbrace;`:\n\n```graphql\n{ id <b> }\n```'),
    ).toEqual([
      [
        'paragraph',
        'text: Send ',
        'inlineCode: binBarById(id: 1) { id }',
        'text: , not ',
        'inlineCode: &lbrace;',
        'text: :',
      ],
      'code: { id <b> }',
    ])
  })

  it('makes bold lines of headings, with what they hold', () => {
    expect(compose('# How `to` ask\n\nSetext\n------\n\n### ![A picture](x.png) {braces}')).toEqual([
      ['paragraph', ['strong', 'text: How ', 'inlineCode: to', 'text:  ask']],
      ['paragraph', ['strong', 'text: Setext']],
      ['paragraph', ['strong', 'text: A picture', 'text:  {braces}']],
    ])
  })

  it('makes their text of pictures', () => {
    expect(paragraphsOf('See ![the bar](bar.png "Title") and ![](none.png).')).toEqual(['See the bar and .'])
  })

  it('keeps tables, lists and quotes', () => {
    const description = '| Unit | Meaning |\n| - | - |\n| KG | {kilograms} |\n\n1. one\n   - two\n\n> said'
    expect(compose(description)).toEqual([
      [
        'table',
        ['tableRow', ['tableCell', 'text: Unit'], ['tableCell', 'text: Meaning']],
        ['tableRow', ['tableCell', 'text: KG'], ['tableCell', 'text: {kilograms}']],
      ],
      ['list', ['listItem', ['paragraph', 'text: one'], ['list', ['listItem', ['paragraph', 'text: two']]]]],
      ['blockquote', ['paragraph', 'text: said']],
    ])
  })

  it('keeps lines, paragraphs and hard breaks apart', () => {
    expect(compose('Line one,\nline two.\n\nSecond paragraph\\\nafter a break.')).toEqual([
      ['paragraph', 'text: Line one,\nline two.'],
      ['paragraph', 'text: Second paragraph', 'break', 'text: after a break.'],
    ])
  })

  it('has its own addresses for links by name, and leaves none for the page', () => {
    const description =
      'See [one][1], [two], ![three][1].\n\n[1]: https://example.com/1\n[two]: https://example.com/2'
    const nodes = composeDescription(description)
    const links: unknown[] = []
    visit({ type: 'root', children: nodes }, 'link', ({ url, children }) => {
      links.push([url, textOf(children)])
    })
    expect(links).toEqual([
      ['https://example.com/1', 'one'],
      ['https://example.com/2', 'two'],
    ])
    expect(nodes.map((node) => textOf(node))).toEqual(['See one, two, three.'])
  })

  it('takes the first of two addresses of one name, as Markdown does', () => {
    const description = '[a]: https://example.com/1\n[a]: https://example.com/2\n\nSee [a].'
    expect(JSON.stringify(composeDescription(description))).toContain('https://example.com/1')
    expect(paragraphsOf(description)).toEqual(['See a.'])
  })

  it('shows an address that no link uses as text', () => {
    expect(paragraphsOf('Units:\n\n[kg]: kilograms')).toEqual(['Units:', '[kg]: kilograms'])
  })

  it('shows footnotes as text, so that they do not mix with those of the page', () => {
    expect(paragraphsOf('A weight.[^1]\n\n[^1]: In {kg}.')).toEqual(['A weight.[^1]', '[^1]: In {kg}.'])
    expect(compose('A.[^a]\n\n[^a]: B, `c` and *d*.')).toEqual([
      ['paragraph', 'text: A.', 'text: [^a]'],
      ['paragraph', 'text: [^a]: B, c and d.'],
    ])
  })

  it('has no positions, since its lines are not those of the page', () => {
    const nodes: RootContent[] = composeDescription(
      '# A\n\n- b <c> ![d](e)\n\n`f` [g][1]\n\n[1]: https://h.example\n\n<i>\n',
    )
    let count = 0
    visit({ type: 'root', children: nodes } as Root, (node) => {
      expect(node.position).toBeUndefined()
      count += 1
    })
    expect(count).toBeGreaterThan(10)
  })
})
