import { describe, expect, it } from 'vitest'
import { changeFrontMatter, countPages, readFrontMatterValue, readText } from './site-texts'

const page = '---\ntitle: "A page"\ngraphql: User\n---\n\nText.\n\ntitle: not this one\n'

describe('changeFrontMatter', () => {
  it('changes the values of keys and nothing else', () => {
    expect(changeFrontMatter(page, { title: 'Costs $1 & more', graphql: 'Account' })).toBe(
      '---\ntitle: "Costs $1 & more"\ngraphql: "Account"\n---\n\nText.\n\ntitle: not this one\n',
    )
  })
})

describe('readFrontMatterValue', () => {
  it.each([
    ['title', 'A page'],
    ['graphql', 'User'],
    ['date', ''],
  ])('reads %s', (key, value) => expect(readFrontMatterValue(page, key)).toBe(value))
})

describe('countPages', () => {
  it('counts neither data nor the not-found page', () => {
    const files = ['pages/index.mdx', 'pages/docs/a.mdx', 'pages/404.mdx', 'pages/_app.tsx', '_meta.json']
    expect(countPages(new Map(files.map((file) => [file, ''])))).toBe(2)
  })
})

describe('readText', () => {
  it('says which file is not there', () => {
    expect(() => readText(new Map(), 'routes.txt')).toThrow('routes.txt: found no such file')
  })
})
