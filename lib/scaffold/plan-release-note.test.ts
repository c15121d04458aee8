import { describe, expect, it } from 'vitest'
import { planReleaseNote } from './plan-release-note'

/** The versions of a small project, in the order of its sidebar. */
const versions: Record<string, string[]> = {
  '/docs/binbar/release-notes/': ['v60', 'v59', 'v9', 'v3'],
  '/docs/client-application/release-notes/': ['2.0.0', '1.1.0', '1.0.6', '0.1.0'],
}

function versionsOf(folder: string): string[] {
  return versions[folder] ?? []
}

/** The sentence that a writer gets instead of a release note. */
function refuse(product: string, version: string): string {
  try {
    planReleaseNote(product, version, versionsOf)
  } catch (error) {
    return (error as Error).message
  }
  return 'no mistake'
}

describe('planReleaseNote', () => {
  it.each([
    [
      'binbar',
      'v61',
      {
        route: '/docs/binbar/release-notes/v61/',
        title: 'BinBar v61',
        label: 'v61',
        description: 'What BinBar v61 added, changed, fixed or removed, and what that means for you.',
      },
    ],
    [
      'client-application',
      '2.0.1',
      {
        route: '/docs/client-application/release-notes/2.0.1/',
        title: 'Client application 2.0.1',
        label: '2.0.1',
        description:
          'What Client application 2.0.1 added, changed, fixed or removed, and what that means for you.',
      },
    ],
  ])('makes the note of %s %s in the folder of its product', (product, version, page) => {
    expect(planReleaseNote(product, version, versionsOf)).toMatchObject(page)
  })

  it.each([
    ['the newest', 'binbar', 'v61', 0],
    ['one with more digits than the newest', 'binbar', 'v100', 0],
    ['one in the middle', 'binbar', 'v13', 2],
    ['one just above the oldest', 'binbar', 'v4', 3],
    ['the newest', 'client-application', '10.0.0', 0],
    ['one in the middle', 'client-application', '1.0.10', 2],
  ])('puts %s, %s %s, in front of all older ones', (_age, product, version, position) => {
    expect(planReleaseNote(product, version, versionsOf).position).toBe(position)
  })

  it.each([
    ['the oldest', 'binbar', 'v2'],
    ['the oldest', 'client-application', '0.0.9'],
  ])('puts %s, %s %s, at the end', (_age, product, version) => {
    expect(planReleaseNote(product, version, versionsOf)).not.toHaveProperty('position')
  })

  it('makes the first note of a product that has none', () => {
    expect(planReleaseNote('binbar', 'v1', () => [])).not.toHaveProperty('position')
  })

  it('names the product that was meant', () => {
    expect(refuse('client-aplication', '2.0.1')).toBe(
      'npm run new release-note: product: found "client-aplication", expected one of "binbar", "client-application". Did you mean "client-application"?',
    )
  })

  it('names the products when none was given', () => {
    expect(refuse('', '')).toBe(
      'npm run new release-note: product: found nothing, expected one of "binbar", "client-application".',
    )
  })

  it('takes the name of a property that every object has for an unknown product', () => {
    expect(refuse('constructor', 'v61')).toBe(
      'npm run new release-note: product: found "constructor", expected one of "binbar", "client-application".',
    )
  })

  it.each([['61'], ['V61'], ['v61.1'], ['v61 '], ['v061'], ['v0']])(
    'refuses "%s", which is not written as the versions of a BinBar are',
    (version) => {
      expect(refuse('binbar', version)).toBe(
        `npm run new release-note: version of BinBar: found "${version}", expected a version such as "v61".`,
      )
    },
  )

  it.each([['2.0'], ['v2.0.1'], ['2.0.1.0'], ['2.0.1-beta'], ['02.0.1'], ['2.0.01']])(
    'refuses "%s", which is not written as the versions of the client application are',
    (version) => {
      expect(refuse('client-application', version)).toBe(
        `npm run new release-note: version of Client application: found "${version}", expected a version such as "2.0.1".`,
      )
    },
  )

  it('asks for a version when none was given', () => {
    expect(refuse('binbar', '')).toBe(
      'npm run new release-note: version of BinBar: found nothing, expected a version such as "v61".',
    )
  })

  it.each([
    ['binbar', 'BinBar', 'v9'],
    ['client-application', 'Client application', '1.1.0'],
  ])('refuses a version of %s that has its note already', (product, name, version) => {
    expect(refuse(product, version)).toBe(
      `npm run new release-note: version of ${name}: found "${version}", which has a release note already, expected a new version.`,
    )
  })
})
