import { describe, expect, it } from 'vitest'
import { readSearchPage } from './read-search-page'
import type { SearchPage } from './search-page'

const route = '/docs/binbar/reset/'

/** The HTML of a page as the export has it. */
function composeHtml(
  body: string,
  head = `<link rel="canonical" href="https://help.example.com${route}">`,
): string {
  return `<!doctype html><html><head>${head}</head><body>
    <nav aria-label="Breadcrumbs"><ol><li><a href="/"><svg></svg></a></li><li><a href="/docs/">BinBar</a></li>
    <li>Lights</li><li>Reset</li></ol></nav>
    <h1>Reset <span>BinBar</span></h1><div data-page-body="">${body}</div><footer>Privacy</footer></body></html>`
}

function readBody(body: string): SearchPage['sections'] {
  return readSearchPage(composeHtml(body), route)?.sections ?? []
}

describe('readSearchPage', () => {
  it('reads the title, and the categories above the page', () => {
    expect(readSearchPage(composeHtml(''), route)).toMatchObject({
      route,
      title: 'Reset BinBar',
      trail: ['BinBar', 'Lights'],
    })
  })

  it('takes the description for the first words, and nothing from around the page', () => {
    const head = `<meta name="description" content="Start again."><link rel="canonical" href="${route}">`
    expect(readSearchPage(composeHtml('<p>Hold the button.</p>', head), route)?.sections).toEqual([
      { heading: '', id: '', text: 'Start again. Hold the button.', code: '' },
    ])
  })

  it('begins a section at each heading, and keeps its code apart', () => {
    expect(
      readBody(
        '<p>First</p><h2 id="hold">Hold <a aria-label="Direct link to Hold" href="#hold">#</a></h2><p>Ten <em>sec</em>onds</p><pre><code>reset()</code></pre><h3 id="wait">Wait</h3>',
      ),
    ).toEqual([
      { heading: '', id: '', text: 'First', code: '' },
      { heading: 'Hold', id: 'hold', text: 'Ten seconds', code: 'reset()' },
      { heading: 'Wait', id: 'wait', text: '', code: '' },
    ])
  })

  it('makes a section of a table row with an id, and goes on with the one before', () => {
    expect(
      readBody(
        '<h2 id="fields">Fields</h2><table><tr id="level"><td><code>fillLevel</code></td><td>Percent</td></tr></table><p>After</p>',
      ).map(({ heading, id, text }) => [heading, id, text]),
    ).toEqual([
      ['', '', ''],
      ['Fields', 'fields', 'After'],
      ['fillLevel', 'level', 'fillLevel Percent'],
    ])
  })

  it('ends words where blocks and cells end', () => {
    expect(readBody('<ul><li>One</li><li>Two</li></ul>Three<br>Four')[0]?.text).toBe('One Two Three Four')
  })

  it('ends words where elements meet, but not where a name may be broken', () => {
    const body =
      '<p><code>fill<wbr>Level</code><span>Required</span></p><a><span>Red</span><svg></svg><b>Two</b></a>'
    expect(readBody(body)[0]?.text).toBe('fillLevel Required Red Two')
  })

  it('leaves out what only the eye needs', () => {
    expect(
      readBody('<svg><title>Drawing</title></svg><button>Copy</button><script>run()</script>Text')[0]?.text,
    ).toBe('Text')
  })

  it.each([
    ['without a title', composeHtml('').replace(/<h1>.*<\/h1>/, '')],
    ['without a body, as redirects are', composeHtml('').replace('data-page-body', 'data-other')],
    ['that is no page to be found, as for errors', composeHtml('', '')],
    [
      'that repeats another one',
      composeHtml('', '<link rel="canonical" href="https://help.example.com/docs/">'),
    ],
    ['that is empty', ''],
  ])('finds nothing in a page %s', (_what, html) => {
    expect(readSearchPage(html, route)).toBeUndefined()
  })
})
