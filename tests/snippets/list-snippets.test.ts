import { describe, expect, it } from 'vitest'
import type { TabGroup } from './find-groups'
import { listSnippets } from './list-snippets'

const page = 'out/docs/api/index.html'
const texts = { curl: 'curl …', typescript: 'await …', python: 'import …' }

function group(kind: TabGroup['kind'], panels: Record<string, string>): TabGroup {
  return { kind, name: 'Greet', panels: new Map(Object.entries(panels)) }
}

describe('listSnippets', () => {
  it('has each language, with what it has to print', () => {
    const groups = [
      group('example', { ...texts, query: '{ a }', result: '{}' }),
      group('program', { ...texts, output: 'Full' }),
    ]
    expect(
      listSnippets(page, groups).map(({ place, kind, code, expected }) => [place, kind, code, expected]),
    ).toEqual([
      [`${page} Greet (curl)`, 'example', 'curl …', '{}'],
      [`${page} Greet (typescript)`, 'example', 'await …', '{}'],
      [`${page} Greet (python)`, 'example', 'import …', '{}'],
      [`${page} Greet (curl)`, 'program', 'curl …', 'Full'],
      [`${page} Greet (typescript)`, 'program', 'await …', 'Full'],
      [`${page} Greet (python)`, 'program', 'import …', 'Full'],
    ])
  })

  it.each([
    ['example', 'curl'],
    ['example', 'typescript'],
    ['example', 'python'],
    ['example', 'result'],
    ['program', 'python'],
    ['program', 'output'],
  ] as const)('refuses an %s without %s, or with an empty one', (kind, panel) => {
    const panels = { ...texts, [kind === 'example' ? 'result' : 'output']: '{}' }
    const message = `${page}: found no ${panel} in Greet, expected one.`
    expect(() => listSnippets(page, [group(kind, { ...panels, [panel]: '' })])).toThrow(message)
    const others = Object.fromEntries(Object.entries(panels).filter(([name]) => name !== panel))
    expect(() => listSnippets(page, [group(kind, others)])).toThrow(message)
  })
})
