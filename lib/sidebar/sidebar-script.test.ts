import { describe, expect, it } from 'vitest'
import { sidebarScript } from './sidebar-script'

/** Runs the script with stand-ins for what a browser has, and gives the marks on the root element. */
function run(getItem: (key: string) => string | null): Record<string, string> {
  const dataset: Record<string, string> = {}
  new Function('sessionStorage', 'document', sidebarScript)({ getItem }, { documentElement: { dataset } })
  return dataset
}

describe('sidebarScript', () => {
  it.each([
    [{}, {}],
    [{ 'sidebar.hidden': 'true' }, { sidebarHidden: 'true' }],
    [{ 'sidebar.hidden': 'yes' }, {}],
    [{ 'sidebar.open': '{}' }, { sidebarRestoring: 'true' }],
  ])('makes of what is kept, %o, the marks %o', (kept, marks) => {
    expect(run((key) => new Map(Object.entries(kept)).get(key) ?? null)).toEqual(marks)
  })

  it('goes on when storage is blocked', () => {
    const block = () => {
      throw new Error('blocked')
    }
    expect(run(block)).toEqual({})
  })
})
