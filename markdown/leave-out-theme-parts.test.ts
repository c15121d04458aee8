import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as standIn from '../components/frame/left-out-part'
import { composeReplacedPartsRule, leaveOutThemeParts } from './leave-out-theme-parts'
import leaveOut from './leave-out-theme-parts-loader.mjs'

describe('the parts of the theme that are left out', () => {
  const aliases = leaveOutThemeParts('/site')

  it('lead to the stand-ins', () => {
    expect(aliases).toMatchObject({
      '@headlessui/react$': '/site/components/frame/left-out-part.tsx',
      'next-themes$': '/site/components/frame/unused-color-switch.tsx',
      'nextra/normalize-pages$': '/site/components/frame/plain-page-map.ts',
    })
  })

  it('stand in a file that the theme has', () => {
    const paths = Object.keys(aliases).filter((name) => name.startsWith('/'))
    expect(paths.map(existsSync)).toEqual([true])
  })

  it('say so when they are shown after all', () => {
    expect(() => standIn.Menu()).toThrow(
      'Found a part of the theme that is left out of the site, expected a component of our own in its place: see markdown/leave-out-theme-parts.ts.',
    )
  })
})

/** The parts of the theme whose classes the lists of these names hold. */
const owners: Record<string, string> = { classes: 'NavLinks', classes2: 'NavbarMenu', classes3: 'FolderImpl' }

/** The text of a function at the top level of a file. */
function readFunction(source: string, name: string): string {
  return new RegExp(`^function ${name}\\([\\s\\S]*?^}$`, 'm').exec(source)?.[0] ?? ''
}

describe('the replaced parts in the file of the theme', () => {
  const { test, use, resolve } = composeReplacedPartsRule('/site')
  const file = 'node_modules/nextra-theme-docs/dist/index.js'

  it('are all there, and are left out of the file that the rule is for', () => {
    const options = use[0]?.options ?? { parts: {}, standIns: '' }
    const source = readFileSync(file, 'utf8')
    const rest = leaveOut.call({ getOptions: () => options }, source)
    expect(test.test(file)).toBe(true)
    expect(source).toContain('function Navbar(')
    // The theme's bundler numbers these names in the order of its files.
    const usedBy = (name: string) =>
      new RegExp(`${name}\\.link`).test(readFunction(source, owners[name] ?? ''))
    expect(Object.keys(owners).filter(usedBy)).toEqual(Object.keys(owners))
    expect(rest).toContain('import * as __leftOutParts from "/site/components/frame/left-out-part.tsx"')
    expect(rest).toContain('var Navbar = __leftOutParts.LeftOutPart;')
    expect(rest).toContain('var Banner = __leftOutParts.EmptyPart;')
    expect(rest).not.toContain('function Navbar(')
    expect(rest).toContain('function Layout(')
  })

  it('take the links of Next.js with them, which the rest of the file does not use', () => {
    const [[path, standIn] = []] = Object.entries(resolve.alias)
    expect(path).toMatch(/\/node_modules\/next\/link\$$/)
    expect(existsSync(path?.replace('$', '.js') ?? '')).toBe(true)
    expect(standIn).toBe('/site/components/frame/left-out-part.tsx')
    const source = readFileSync(file, 'utf8')
    expect(source).toContain('from "next/link"')
    for (const name of ['InnerLayout', 'Layout']) {
      expect(readFunction(source, name)).toMatch(/^function/)
      expect(readFunction(source, name)).not.toContain('NextLink')
    }
  })

  it('stop the build when a later theme has no part of that name', () => {
    const options = { parts: { Navbar: 'A', SideBar: 'A', Tabs: 'A' }, standIns: 'stand-in' }
    expect(() =>
      leaveOut.call({ getOptions: () => options }, 'function Navbar() {}\nvar a = 1, Tabs = 2'),
    ).toThrow(
      'Found no part of the theme with the name SideBar, Tabs, expected those of nextra-theme-docs 3.3.1: see markdown/leave-out-theme-parts.ts.',
    )
  })
})
