import { describe, expect, it } from 'vitest'
import { changeFrontMatter, readFrontMatterValue, readText } from './site-texts'

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

describe('readText', () => {
  it('says which file is not there', () => {
    expect(() => readText(new Map(), 'routes.txt')).toThrow('routes.txt: found no such file')
  })
})
