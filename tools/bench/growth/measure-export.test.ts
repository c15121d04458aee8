import { describe, expect, it } from 'vitest'
import { chooseMeasuredPages, findAssetList, listScripts, readSidebar } from './measure-export'

describe('chooseMeasuredPages', () => {
  it('takes the newest note of the site, whatever its version', () => {
    const notes = { v1001: 'v1001', v60: 'v60', v3: 'v3' }
    expect(chooseMeasuredPages({ '/docs/binbar/release-notes/': notes })).toMatchObject({
      'newest note': '/docs/binbar/release-notes/v1001/',
      'oldest note': '/docs/binbar/release-notes/v3/',
    })
  })
})

describe('findAssetList', () => {
  const file = '_next/static/build/asset-lists/docs/binbar.json'

  it('names the list of the folder of a page', () => {
    expect(findAssetList(['_next/static/build/asset-lists.json', file], '/docs/binbar/use/')).toBe(file)
  })

  it('says so when there is none', () => {
    expect(() => findAssetList([file], '/docs/use/')).toThrow(
      'Found no asset-lists/docs.json for /docs/use/, expected one in the export.',
    )
  })
})

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
