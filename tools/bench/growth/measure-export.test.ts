import { describe, expect, it } from 'vitest'
import { listScripts, readSidebar } from './measure-export'

describe('listScripts', () => {
  it('names the scripts of a page without those for old browsers', () => {
    const html =
      '<script src="/_next/a.js" type="x"></script><script nomodule="" src="/_next/old.js"></script><script>1</script>'
    expect(listScripts(html)).toEqual(['_next/a.js'])
  })
})

describe('readSidebar', () => {
  it('takes the sidebar out of the page', () => {
    const sidebar = '<aside id="docs-sidebar" class="a"><ul>\n</ul></aside>'
    expect(readSidebar(`<div>${sidebar}<aside></aside></div>`)).toBe(sidebar)
  })

  it('is empty where there is none', () => expect(readSidebar('<aside></aside>')).toBe(''))
})
