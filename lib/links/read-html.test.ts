import { describe, expect, it } from 'vitest'
import { readHtml } from './read-html'

/** The references of a piece of HTML as short lines: element, attribute, address, text. */
function listReferences(html: string): string[] {
  return readHtml(html).references.map(({ element, attribute, url, text }) =>
    [element, attribute, url, text].join(' | '),
  )
}

describe('readHtml: references', () => {
  it.each([
    ['<a href="/docs/">Docs</a>', 'a | href | /docs/ | Docs'],
    ['<a href=" /docs/\n">Docs</a>', 'a | href | /docs/ | Docs'],
    ['<a href="">Here</a>', 'a | href |  | Here'],
    ['<a href="/?a=1&amp;b=2">Query</a>', 'a | href | /?a=1&b=2 | Query'],
    ['<map><area href="/docs/" alt="Docs"></map>', 'area | href | /docs/ | Docs'],
    ['<img src="/bar.svg" alt="The bar">', 'img | src | /bar.svg | The bar'],
    ['<audio src="/a.mp3"></audio>', 'audio | src | /a.mp3 | '],
    ['<video><source src="/a.mp4"></video>', 'source | src | /a.mp4 | '],
    ['<video><track src="/a.vtt"></video>', 'track | src | /a.vtt | '],
    ['<video poster="/a.svg"></video>', 'video | poster | /a.svg | '],
    ['<iframe src="/docs/" title="Docs"></iframe>', 'iframe | src | /docs/ | Docs'],
    ['<embed src="/a.svg">', 'embed | src | /a.svg | '],
    ['<object data="/a.svg">No image</object>', 'object | data | /a.svg | No image'],
    ['<link rel="canonical" href="/docs/">', 'link | href | /docs/ | canonical'],
    ['<link rel="preload stylesheet" href="/a.css">', 'link | href | /a.css | preload stylesheet'],
    ['<script src="/a.js">ignored()</script>', 'script | src | /a.js | '],
    ['<svg><use href="#a"/></svg>', 'use | href | #a | '],
    ['<svg><use xlink:href="#a"/></svg>', 'use | xlink:href | #a | '],
    ['<svg><image href="/a.svg"/></svg>', 'image | href | /a.svg | '],
    ['<meta property="og:url" content="https://a.b/">', 'meta | content | https://a.b/ | og:url'],
    ['<meta property="og:image" content="/a.svg">', 'meta | content | /a.svg | og:image'],
  ])('reads %s', (html, line) => {
    expect(listReferences(html)).toEqual([line])
  })

  it.each([
    '<a id="x">No address</a>',
    '<script>var a = "/docs/"</script>',
    '<meta name="description" content="/docs/">',
    '<meta property="og:title" content="/docs/">',
    '<template><a href="/docs/">Docs</a></template>',
    '<!-- <a href="/docs/">Docs</a> -->',
  ])('finds no address in %s', (html) => {
    expect(listReferences(html)).toEqual([])
  })

  it('reads both the address and the candidates of an image', () => {
    expect(listReferences('<img src="/a.svg" srcset="/a.svg, /b.svg 2x" alt="">')).toEqual([
      'img | src | /a.svg | ',
      'img | srcset | /a.svg | ',
      'img | srcset | /b.svg | ',
    ])
    expect(listReferences('<link rel="preload" imagesrcset="/a.svg 1x">')).toEqual([
      'link | imagesrcset | /a.svg | preload',
    ])
  })

  it.each([
    ['/a.svg', ['/a.svg']],
    ['/a.svg 1x, /b.svg 2x', ['/a.svg', '/b.svg']],
    ['/a.svg 480w,/b.svg 800w', ['/a.svg', '/b.svg']],
    ['\n  /a.svg 1x,\n  /b.svg 2x,\n', ['/a.svg', '/b.svg']],
    ['/a.svg, /b.svg', ['/a.svg', '/b.svg']],
    ['/a,b.svg 1x, /c.svg 2x', ['/a,b.svg', '/c.svg']],
    ['data:image/png;base64,AAAA 1x, /b.svg 2x', ['data:image/png;base64,AAAA', '/b.svg']],
    ['/a.svg calc(1px, 2px), /b.svg', ['/a.svg', '/b.svg']],
    ['', []],
    [' , ', []],
  ])('parses the candidates %j', (srcset, urls) => {
    const { references } = readHtml(`<picture><source srcset="${srcset}"></picture>`)
    expect(references.map(({ url }) => url)).toEqual(urls)
  })
})

it('reads many commas at once', () => {
  const start = performance.now()
  expect(readHtml(`<img srcset="${','.repeat(5000)}">`).references).toEqual([])
  expect(performance.now() - start).toBeLessThan(2000)
})

describe('readHtml: text of a reference', () => {
  it.each([
    [
      'its visible text on one line',
      '<a href="/" aria-label="no">The\n  <b>light</b>  table</a>',
      'The light table',
    ],
    ['its label', '<a href="/" aria-label="Home page"><svg></svg></a>', 'Home page'],
    ['its title', '<a href="/" title="Home page"></a>', 'Home page'],
    ['the text alternative of an image in it', '<a href="/"><img alt="The bar"></a>', 'The bar'],
    ['nothing', '<a href="/"></a>', ''],
  ])('is %s', (_name, html, text) => {
    expect(readHtml(html).references.map((reference) => reference.text)).toEqual([text])
  })
})

describe('readHtml: refresh', () => {
  it.each([
    ['0; url=/docs/', '/docs/'],
    ['0;URL=/docs/', '/docs/'],
    ["0; url='/docs/'", '/docs/'],
    ['5, /docs/', '/docs/'],
    ['0.5 url = /docs/?a=1#b', '/docs/?a=1#b'],
  ])('reads the address of %j', (content, url) => {
    const page = readHtml(`<head><meta http-equiv="Refresh" content="${content}"></head>`)
    expect(page.refreshUrl).toBe(url)
    expect(page.references).toEqual([{ url, element: 'meta', attribute: 'content', text: 'refresh' }])
  })

  it('reads a refresh that is for browsers without scripts', () => {
    const html = '<head><noscript><meta http-equiv="refresh" content="0; url=/docs/"></noscript></head>'
    expect(readHtml(html).refreshUrl).toBe('/docs/')
  })

  it.each(['30', '0; url=', ''])('finds no address in %j', (content) => {
    const page = readHtml(`<head><meta http-equiv="refresh" content="${content}"></head>`)
    expect(page.refreshUrl).toBeUndefined()
    expect(page.references).toEqual([])
  })
})

describe('readHtml: ids', () => {
  it('collects ids of all elements and names of links', () => {
    const html =
      '<h2 id="größe">A</h2><a name="old"></a><input name="field"><svg><path id="line"/></svg><p id=""></p>'
    expect([...readHtml(html).ids]).toEqual(['größe', 'old', 'line'])
  })

  it('finds no id twice that stands once', () => {
    expect(readHtml('<a id="x" name="x"></a><a name="x"></a><p id="X"></p>').repeatedIds).toEqual([])
    expect(readHtml('<p id="x"></p><template><p id="x"></p></template>').repeatedIds).toEqual([])
  })

  it('names the elements that share an id', () => {
    const html = '<h2 id="x">Tools</h2><p id="y"></p><div id="x"><img alt="The bar"></div><i id="x"></i>'
    expect(readHtml(html).repeatedIds).toEqual([
      {
        id: 'x',
        elements: [
          { tag: 'h2', text: 'Tools' },
          { tag: 'div', text: 'The bar' },
          { tag: 'i', text: '' },
        ],
      },
    ])
  })
})
