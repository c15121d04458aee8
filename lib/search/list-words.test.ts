import { describe, expect, it } from 'vitest'
import { isIdentifier, listWords, splitIdentifier } from './list-words'

describe('listWords', () => {
  it.each([
    [
      'words, without what stands around them',
      '“Open” the lid, then pull!',
      ['Open', 'the', 'lid', 'then', 'pull'],
    ],
    ['versions as one word', 'From v45 or 2.0.0.', ['From', 'v45', 'or', '2.0.0']],
    [
      'identifiers as they are written',
      '@deprecated: fill_level, containerSite',
      ['deprecated', 'fill_level', 'containerSite'],
    ],
    ['the paths of identifiers apart', 'site.fillLevel', ['site', 'fillLevel']],
    ['accented letters as plain ones', 'café Zürich', ['cafe', 'Zurich']],
    ['e-mail as one word', 'E-mail and e-mails', ['Email', 'and', 'emails']],
    ['other scripts', 'батарея بطارية', ['батарея', 'بطارية']],
    ['nothing in signs alone', '>  🔋 -- _', []],
  ])('finds %s', (_what, text, words) => {
    expect(listWords(text)).toEqual(words)
  })
})

describe('splitIdentifier', () => {
  it.each([
    ['containerSiteById', ['container', 'site', 'by', 'id']],
    ['FILL_LEVEL', ['fill', 'level']],
    ['installingBinBar', ['installing', 'binbar']],
    ['battery', ['battery']],
  ])('%s', (word, parts) => {
    expect(splitIdentifier(word)).toEqual(parts)
  })
})

describe('isIdentifier', () => {
  it.each(['containerSite', 'ContainerSite', 'fill_level'])('%s is one', (word) => {
    expect(isIdentifier(word)).toBe(true)
  })

  it.each(['container', 'Container', 'GRAPHQL', 'BinBar', '_', 'v45'])('%s is none', (word) => {
    expect(isIdentifier(word)).toBe(false)
  })
})
