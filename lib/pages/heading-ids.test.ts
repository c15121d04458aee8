import { compileMdx } from 'nextra/compile'
import { describe, expect, it } from 'vitest'
import { parsePage } from './parse-page'

const components = ['Callout', 'Tab', 'Tabs', 'Steps']

/** Compiles a page with Nextra's own compiler, runs the result and gives the ids of what it renders. */
async function renderIds(source: string): Promise<string[]> {
  const ids = new Set<string>()
  const render = (_type: unknown, { id }: { id?: unknown }) => {
    if (typeof id === 'string') ids.add(id)
  }
  const runtime = {
    Fragment: 'Fragment',
    jsx: render,
    jsxs: render,
    useMDXComponents: () => ({
      ...Object.fromEntries(components.map((name) => [name, name])),
      Tabs: Object.assign(() => null, { Tab: 'Tab' }),
    }),
  }
  const { result } = await compileMdx(source, { codeHighlight: false })
  new Function(result)(runtime).default({})
  return [...ids].sort()
}

const pages: [name: string, source: string, ids: string[]][] = [
  [
    'headings of the second level and below',
    '## Fit the BinBar\n\n### What you need\n\n###### Tools',
    ['fit-the-binbar', 'tools', 'what-you-need'],
  ],
  ['no heading of the first level', '# Introduction\n\n## Next', ['next']],
  ['a heading of the first level with an id by hand', '# Introduction [#The start]', ['The start']],
  ['headings that repeat', '## Steps\n\n## Steps\n\n### Steps', ['steps', 'steps-1', 'steps-2']],
  [
    'a heading that repeats the id of another',
    '## Steps\n\n## Steps\n\n## Steps 1\n\n## Steps-1',
    ['steps', 'steps-1', 'steps-1-1', 'steps-1-2'],
  ],
  ['headings that differ in letter case', '## Reset\n\n## RESET', ['reset', 'reset-1']],
  ['an id by hand', '## What the lights mean [#lights]', ['lights']],
  ['an id by hand in capitals and with a space', '## Lights [#LED Lights]', ['led-lights']],
  ['an id by hand that repeats', '## Lights\n\n## More lights [#lights]', ['lights', 'lights-1']],
  ['an id by hand after a word in bold', '## The **lights** [#leds]', ['leds']],
  ['an id by hand with brackets inside', '## Lights [#a] and more [#b]', ['a-and-more-b']],
  ['an id by hand with signs', '## Account [#type:account.id]', ['typeaccountid']],
  ['an id in code, which is text', '## The mark `[#id]`', ['the-mark-id']],
  ['an id in bold, which is text', '## The mark **[#id]**', ['the-mark-id']],
  ['an id in the middle, which is text', '## Use [#id] here', ['use-id-here']],
  ['inline code', '## The `accountById` query', ['the-accountbyid-query']],
  ['inline code alone', '## `account_id: ID!`', ['account_id-id']],
  ['emphasis', '## A *slanted* and **bold** ~~old~~ word', ['a-slanted-and-bold-old-word']],
  ['a link', '## Read [the introduction](/docs/intro/)', ['read-the-introduction']],
  ['an image, whose text alternative does not count', '## Light ![red](/red.png) on', ['light--on']],
  ['a digit at the start', '## 2.0.0\n\n## 3 steps', ['200', '3-steps']],
  ['signs and letters of other languages', '## What’s "new" & fixed – Größe?', ['whats-new--fixed--größe']],
  ['an expression', '## Version {1 + 1}', ['version-1--1']],
  ['an element in the text', '## The <mark>marked</mark> word', ['the-marked-word']],
  ['underlined headings', 'Overview\n--------', ['overview']],
  [
    'headings in quotes, lists and elements',
    '> ## Quote\n\n- ## Item\n\n<Callout>\n  ## Inside\n</Callout>',
    ['inside', 'item', 'quote'],
  ],
  [
    'headings in tabs, which get none',
    '<Tab>\n  ## In a tab\n</Tab>\n\n<Tabs.Tab>\n  ## By hand [#hand]\n</Tabs.Tab>\n\n## After',
    ['after'],
  ],
  ['headings deeper in tabs', '<Tabs.Tab>\n  <Steps>\n    ## Step\n  </Steps>\n</Tabs.Tab>', ['step']],
  [
    'ids of elements, which do not count as repeated',
    '<div id="Steps">text</div>\n\n## Steps\n\nA <span id="here">word</span>.\n\n<Callout id="note">Note</Callout>',
    ['Steps', 'here', 'note', 'steps'],
  ],
  ['no heading in code', '```md\n## Not a heading\n```', []],
  ['a page with front matter', '---\ntitle: Page\n---\n\n## First', ['first']],
]

describe('the ids of a page', () => {
  it.each(pages)('are those that Nextra gives: %s', async (_name, source, ids) => {
    expect([...parsePage('pages/docs/intro.mdx', source).ids].sort()).toEqual(ids)
    expect(await renderIds(source)).toEqual(ids)
  })

  it('leave out values that are computed', () => {
    expect(parsePage('pages/docs/intro.mdx', '<div id={`a`}>text</div>').ids).toEqual(new Set())
  })
})
