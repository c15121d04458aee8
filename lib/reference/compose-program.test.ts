import { describe, expect, it } from 'vitest'
import { findElements } from './awkward-schemas.fixture'
import { composeProgram } from './compose-program'

const programs = new Map([
  ['full-sites', { curl: 'curl {x}', typescript: 'const a = 1', python: 'print("a")', output: 'a  b' }],
])

describe('composeProgram', () => {
  it('has a panel for each language and for what it prints', () => {
    const program = composeProgram('full-sites', { programs })
    const nodes = program ? [program] : []
    expect(findElements(nodes, 'ProgramTabs')).toMatchObject([
      { id: 'program-full-sites', name: 'full-sites' },
    ])
    const panels = findElements(nodes, 'ExamplePanel').map(({ tab, node }) => [tab, node.children[0]])
    expect(panels).toEqual([
      ['curl', { type: 'code', lang: 'bash', value: 'curl {x}' }],
      ['typescript', { type: 'code', lang: 'ts', value: 'const a = 1' }],
      ['python', { type: 'code', lang: 'python', value: 'print("a")' }],
      ['output', { type: 'code', lang: 'text', value: 'a  b' }],
    ])
  })

  it('gives nothing for a program that is not there', () => {
    expect(composeProgram('other', { programs })).toBeUndefined()
  })
})
