import { describe, expect, it } from 'vitest'
import { composeClassName, shortenClassNames } from './shorten-class-names'

const sheet = (path: string) => ({ rootContext: '/site', resourcePath: `/site/${path}` })

describe('composeClassName', () => {
  it('is short, needs no escaping, and differs by file and class', () => {
    const names = ['components/a.module.css', 'components/b.module.css'].flatMap((path) =>
      ['link', 'list'].map((name) => composeClassName(sheet(path), '', name)),
    )
    for (const name of names) expect(name).toMatch(/^_[\w-]{5}$/)
    expect(new Set(names).size).toBe(4)
  })

  it('never belongs to two classes', () => {
    const names = (from: number) => {
      for (let number = from; number < from + 100_000; number++)
        composeClassName(sheet('many.css'), '', `c${number}`)
    }
    expect(() => names(0)).toThrow(
      /^many\.css#c\d+ has the same short name as many\.css#c\d+: rename one of the two\.$/,
    )
  })

  it('is the same wherever the project lies', () => {
    const elsewhere = { rootContext: '/other', resourcePath: '/other/components/a.module.css' }
    expect(composeClassName(elsewhere, '', 'link')).toBe(
      composeClassName(sheet('components/a.module.css'), '', 'link'),
    )
  })
})

describe('shortenClassNames', () => {
  it('reaches each loader that names classes, and leaves the others', () => {
    const naming = () => ({ loader: 'css-loader', options: { modules: { getLocalIdent: () => 'long' } } })
    const [first, second] = [naming(), naming()]
    const plain = { loader: 'css-loader', options: {} }
    shortenClassNames([{ oneOf: [{ use: ['style-loader', plain, first] }] }, { use: second }, undefined])
    for (const loader of [first, second]) expect(loader.options.modules.getLocalIdent).toBe(composeClassName)
    expect(plain).toEqual({ loader: 'css-loader', options: {} })
  })

  it('says what it missed where a version of Next.js names classes otherwise', () => {
    expect(() => shortenClassNames([{ use: 'css-loader' }])).toThrow(
      'Found no loader with modules.getLocalIdent in the configuration of webpack, expected css-loader.',
    )
  })
})
