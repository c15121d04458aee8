import { describe, expect, it } from 'vitest'
import { readInlineCode } from './read-inline-code'

describe('the scripts of a page', () => {
  it.each([
    ['without a type', '<script>run()</script>'],
    ['with an empty type', '<script type="">run()</script>'],
    ['with the type of JavaScript', '<script type="text/javascript">run()</script>'],
    ['with that type in capitals', '<script type="Application/JavaScript">run()</script>'],
    ['as a module', '<script type="module">run()</script>'],
    ['as a list of modules', '<script type="importmap">run()</script>'],
    ['in the body', '<body><p>Text<script>run()</script></p>'],
    ['in a drawing', '<svg><script>run()</script></svg>'],
  ])('count %s', (_place, html) => {
    expect(readInlineCode(html)).toEqual({ scripts: ['run()'], attributes: [] })
  })

  it.each([
    ['that are files', '<script src="/run.js"></script>'],
    ['that are files and hold a text, which browsers ignore', '<script src="/run.js">run()</script>'],
    ['that are data', '<script type="application/json">{"a":1}</script>'],
    ['that are data for search engines', '<script type="application/ld+json">{"a":1}</script>'],
  ])('do not count %s', (_kind, html) => {
    expect(readInlineCode(html).scripts).toEqual([])
  })

  it('are read to the letter, since their hash depends on it', () => {
    const html = '<script>\n  a &amp;&amp; b\r\n</script><script>ü</script>'
    expect(readInlineCode(html).scripts).toEqual(['\n  a &amp;&amp; b\n', 'ü'])
  })
})

describe('code in attributes', () => {
  it.each([
    ['<p onclick="go()">', '<p onclick="go()">'],
    ['<body onload="go()">', '<body onload="go()">'],
    ['<svg><g onbegin="go()"/></svg>', '<g onbegin="go()">'],
    ['<p ONFUTUREEVENT="go()">', '<p onfutureevent="go()">'],
    ['<a href="javascript:go()">', '<a href="javascript:go()">'],
    ['<a href=" JAVA&#10;SCRIPT:go()">', '<a href=" JAVA\nSCRIPT:go()">'],
    ['<form action="javascript:go()">', '<form action="javascript:go()">'],
    ['<button formaction="javascript:go()">', '<button formaction="javascript:go()">'],
    ['<svg><a xlink:href="javascript:go()"/></svg>', '<a xlinkhref="javascript:go()">'],
    [
      '<meta http-equiv="refresh" content="0; url=\'javascript:go()\'">',
      '<meta content="0; url=\'javascript:go()\'">',
    ],
    ['<iframe srcdoc="<p>Text"></iframe>', '<iframe srcdoc="<p>Text">'],
  ])('is found in %s', (html, attribute) => {
    expect(readInlineCode(html).attributes).toEqual([attribute])
  })

  it.each([
    '<a href="/docs/?q=javascript:go()">',
    '<p title="javascript: what it is">',
    '<meta name="description" content="JavaScript: how the examples are run">',
    '<p>onclick="go()"</p>',
    '<p style="color:red" data-one="1">',
  ])('is not found in %s', (html) => {
    expect(readInlineCode(html).attributes).toEqual([])
  })
})
