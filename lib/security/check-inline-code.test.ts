import { describe, expect, it } from 'vitest'
import { formatProblem } from '../problem/problem'
import { checkInlineCode, listScripts, type PageCode } from './check-inline-code'

const frame = ['theme()', 'direction()', 'colors()']
const pages: PageCode[] = [
  { file: 'out/binbar/index.html', scripts: ['redirect()'], attributes: [] },
  { file: 'out/index.html', scripts: frame, attributes: [] },
  { file: 'out/docs/index.html', scripts: frame, attributes: [] },
]

describe('listScripts', () => {
  it('names each script once, those on most pages first', () => {
    expect(listScripts(pages)).toEqual([...frame, 'redirect()'])
  })
})

describe('checkInlineCode', () => {
  it('takes the few scripts that all pages share', () => {
    expect(checkInlineCode(pages)).toEqual([])
  })

  it('names the page that has a script of its own', () => {
    const own = { file: 'out/docs/intro/index.html', scripts: [...frame, 'x'.repeat(100)], attributes: [] }
    const moved = { file: 'out/old/index.html', scripts: ['redirect()'], attributes: [] }
    expect(checkInlineCode([own, ...pages, moved]).map(formatProblem)).toEqual([
      `out/docs/intro/index.html: found one more inline script, "${'x'.repeat(60)}…", expected at most 4 different ones on the whole site.`,
    ])
  })

  it('names each attribute that holds code', () => {
    const page = { file: 'out/docs/index.html', scripts: [], attributes: ['<p onclick="go()">'] }
    expect(checkInlineCode([page]).map(formatProblem)).toEqual([
      'out/docs/index.html: found code in an attribute, "<p onclick=\\"go()\\">", expected none, since the Content-Security-Policy forbids it.',
    ])
  })
})
