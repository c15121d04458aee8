import { describe, expect, it } from 'vitest'
import { composeChoiceAddress, groupFoundPages, listChoices } from './search-choice'

const page = {
  route: '/docs/api/objects/account/',
  title: 'Account',
  trail: ['API', 'Objects'],
  sections: [{ heading: 'Fields', id: 'fields' }],
}

describe('groupFoundPages', () => {
  it('puts the page before its headings', () => {
    expect(groupFoundPages([page])).toEqual([
      {
        label: 'Account',
        hasTitle: false,
        choices: [
          { route: page.route, id: '', label: 'Account', context: 'API › Objects' },
          { route: page.route, id: 'fields', label: 'Fields', context: 'Account' },
        ],
      },
    ])
  })
})

describe('groupFoundPages, for a page with the words before its first heading', () => {
  it('says so, and keeps it apart from where the page belongs', () => {
    const [choice] = listChoices(groupFoundPages([{ ...page, sections: [], isAtTop: true }]))
    expect(choice).toMatchObject({ context: 'API › Objects', reason: 'in the first lines' })
  })
})

describe('groupFoundPages, for a page below no other', () => {
  it.each([
    ['/docs/category/binbar/', 'BinBar'],
    ['/', 'Home'],
  ])('%s says %s', (route, context) => {
    const [choice] = listChoices(groupFoundPages([{ ...page, route, trail: [] }]))
    expect(choice?.context).toBe(context)
  })
})

describe('listChoices', () => {
  it('takes the groups in their order', () => {
    const other = { ...page, title: 'User', sections: [] }
    expect(listChoices(groupFoundPages([page, other])).map(({ label }) => label)).toEqual([
      'Account',
      'Fields',
      'User',
    ])
  })
})

describe('composeChoiceAddress', () => {
  it('adds the heading, if there is one', () => {
    expect(listChoices(groupFoundPages([page])).map(composeChoiceAddress)).toEqual([
      '/docs/api/objects/account/',
      '/docs/api/objects/account/#fields',
    ])
  })
})
