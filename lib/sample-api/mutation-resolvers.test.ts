import { describe, expect, it } from 'vitest'
import { ask, listErrors } from './sample-api.fixture'

describe('new objects', () => {
  it('are made and found', () => {
    const query = `mutation {
      createServiceLocation(input: { name: "New", accountID: "account001" }) { id }
      createContainerSite(
        input: { name: "Glass", serviceLocationID: "location99", maxWeight: { value: 31, unit: POUND }, size: 1 }
      ) {
        id name size maxWeight pounds: maxWeight(unit: POUND) serviceLocation { name } binBar { id }
        currentWeight { weight } fillLevel weights(range: { start: "2025-03-01T00:00:00Z" }) { weight }
      }
      updateAccount(id: "account001", input: {}) { serviceLocations { id } containerSites { id } }
    }`
    expect(ask(query)).toEqual({
      data: {
        createServiceLocation: { id: 'location99' },
        createContainerSite: {
          id: 'site000099',
          name: 'Glass',
          size: 1,
          maxWeight: 14.06136347,
          pounds: 31,
          serviceLocation: { name: 'New' },
          binBar: null,
          currentWeight: null,
          fillLevel: null,
          weights: [],
        },
        updateAccount: {
          serviceLocations: [{ id: 'location01' }, { id: 'location02' }, { id: 'location99' }],
          containerSites: [
            { id: 'site000001' },
            { id: 'site000002' },
            { id: 'site000003' },
            { id: 'site000099' },
          ],
        },
      },
    })
  })

  it('have neither size nor maximum weight when none was sent', () => {
    const query =
      'mutation { createContainerSite(input: { name: "A", serviceLocationID: "location01", size: null }) { size maxWeight } }'
    expect(ask(query).data).toEqual({ createContainerSite: { size: null, maxWeight: null } })
  })

  it('are refused beyond the one that the sample data have an ID for', () => {
    const create = 'createServiceLocation(input: { name: "A", accountID: "account001" }) { id }'
    const answer = ask(`mutation { one: ${create} two: ${create} }`)
    expect(answer.data).toEqual({ one: { id: 'location99' }, two: null })
    expect(listErrors(answer)).toEqual([
      'The sample data have an ID for one new service location in a request, not for two.',
    ])
  })
})

describe('changes', () => {
  const site = 'id name size maxWeight serviceLocation { id }'
  const before = {
    id: 'site000001',
    name: 'Scrap',
    size: 24,
    maxWeight: 9000,
    serviceLocation: { id: 'location01' },
  }

  it.each([
    ['{}', {}],
    ['{ name: null, serviceLocationID: null, maxWeight: null, size: null }', {}],
    ['{ name: "Glass" }', { name: 'Glass' }],
    ['{ size: 1 }', { size: 1 }],
    ['{ serviceLocationID: "location02" }', { serviceLocation: { id: 'location02' } }],
    ['{ maxWeight: { value: 20000, unit: POUND } }', { maxWeight: 9071.8474 }],
    ['{ maxWeight: { value: 0, unit: KILOGRAM } }', { maxWeight: 0 }],
  ])('of a container site, %s, leave out what is not named', (input, changed) => {
    expect(ask(`mutation { updateContainerSite(id: "site000001", input: ${input}) { ${site} } }`)).toEqual({
      data: { updateContainerSite: { ...before, ...changed } },
    })
  })

  it.each([
    ['updateAccount(id: "account001", input: { name: "New" }) { name }', { name: 'New' }],
    ['updateAccount(id: "account001", input: { name: null }) { name }', { name: 'Example Containers' }],
    ['updateServiceLocation(id: "location01", input: { name: "New" }) { name }', { name: 'New' }],
    [
      'updateUser(id: "user000002", input: { email: "new@example.com" }) { email }',
      { email: 'new@example.com' },
    ],
    [
      'updateUser(id: "user000001", input: { email: "YOU@example.com" }) { id email }',
      { id: 'user000001', email: 'YOU@example.com' },
    ],
  ])('%s', (field, changed) => {
    expect(ask(`mutation { changed: ${field} }`)).toEqual({ data: { changed } })
  })

  it('give no fill level with a maximum weight of 0', () => {
    const query =
      'mutation { updateContainerSite(id: "site000001", input: { maxWeight: { value: 0, unit: POUND } }) { fillLevel } }'
    expect(ask(query).data).toEqual({ updateContainerSite: { fillLevel: null } })
  })
})

describe('the BinBar of a container site', () => {
  const binBars = 'account: updateAccount(id: "account001", input: {}) { binBars { containerSite { id } } }'

  function associate(id: string, args: string) {
    const answer = ask(
      `mutation { changed: updateContainerSiteBinBar(id: "${id}"${args}) { binBar { id } currentWeight { weight } } ${binBars} }`,
    )
    const account = answer.data?.account as { binBars: { containerSite: { id: string } | null }[] }
    return {
      changed: answer.data?.changed,
      sites: account.binBars.map(({ containerSite }) => containerSite?.id ?? null),
      errors: listErrors(answer),
    }
  }

  it.each([
    [
      'is connected',
      'site000003',
      ', binBarID: "binbar0003"',
      'binbar0003',
      null,
      ['site000001', 'site000002', 'site000003'],
    ],
    [
      'is replaced',
      'site000001',
      ', binBarID: "binbar0003"',
      'binbar0003',
      8100,
      [null, 'site000002', 'site000001'],
    ],
    ['is removed', 'site000001', ', binBarID: null', null, 8100, [null, 'site000002', null]],
    [
      'stays when it is sent again',
      'site000001',
      ', binBarID: "binbar0001"',
      'binbar0001',
      8100,
      ['site000001', 'site000002', null],
    ],
    ['stays without the argument', 'site000001', '', 'binbar0001', 8100, ['site000001', 'site000002', null]],
    [
      'may be removed where there is none',
      'site000003',
      ', binBarID: null',
      null,
      null,
      ['site000001', 'site000002', null],
    ],
  ])('%s', (_what, id, args, binBar, weight, sites) => {
    expect(associate(id, args)).toEqual({
      changed: {
        binBar: binBar === null ? null : { id: binBar },
        currentWeight: weight === null ? null : { weight },
      },
      sites,
      errors: [],
    })
  })

  it('is not taken from another one', () => {
    expect(associate('site000003', ', binBarID: "binbar0001"')).toEqual({
      changed: null,
      sites: ['site000001', 'site000002', null],
      errors: [
        'BIN_BAR_IN_USE: The BinBar "binbar0001" is connected to the container site "Scrap". Remove it there first.',
      ],
    })
  })
})

describe('refused operations', () => {
  const kilograms = (value: number) => `maxWeight: { value: ${value}, unit: KILOGRAM }`

  it.each([
    ['updateAccount(id: "x", input: {}) { id }', 'NOT_FOUND: Your account has no account with the ID "x".'],
    [
      'createServiceLocation(input: { name: "A", accountID: "x" }) { id }',
      'NOT_FOUND: Your account has no account with the ID "x".',
    ],
    ['updateUser(id: "x", input: {}) { id }', 'NOT_FOUND: Your account has no user with the ID "x".'],
    [
      'updateServiceLocation(id: "x", input: {}) { id }',
      'NOT_FOUND: Your account has no service location with the ID "x".',
    ],
    [
      'createContainerSite(input: { name: "A", serviceLocationID: "x" }) { id }',
      'NOT_FOUND: Your account has no service location with the ID "x".',
    ],
    [
      'updateContainerSite(id: "site000001", input: { serviceLocationID: "x" }) { id }',
      'NOT_FOUND: Your account has no service location with the ID "x".',
    ],
    [
      'updateContainerSite(id: "x", input: {}) { id }',
      'NOT_FOUND: Your account has no container site with the ID "x".',
    ],
    [
      'updateContainerSiteBinBar(id: "x", binBarID: null) { id }',
      'NOT_FOUND: Your account has no container site with the ID "x".',
    ],
    [
      'updateContainerSiteBinBar(id: "site000001", binBarID: "a \\"b\\"") { id }',
      'NOT_FOUND: Your account has no BinBar with the ID "a \\"b\\"".',
    ],
    [
      'updateUser(id: "user000001", input: { email: "Colleague@example.com" }) { id }',
      'BAD_USER_INPUT: Another user has the e-mail address Colleague@example.com.',
    ],
    [
      'createServiceLocation(input: { name: "", accountID: "account001" }) { id }',
      'BAD_USER_INPUT: `name` must not be empty.',
    ],
    [
      'updateAccount(id: "account001", input: { name: " " }) { id }',
      'BAD_USER_INPUT: `name` must not be empty.',
    ],
    [
      'createContainerSite(input: { name: "", serviceLocationID: "location01" }) { id }',
      'BAD_USER_INPUT: `name` must not be empty.',
    ],
    [
      `updateContainerSite(id: "site000001", input: { ${kilograms(-5)} }) { id }`,
      'BAD_USER_INPUT: `value` must be 0 or more, but it is -5.',
    ],
    [
      'updateContainerSite(id: "site000001", input: { size: 0 }) { id }',
      'BAD_USER_INPUT: `size` must be 1 or more, but it is 0.',
    ],
  ])('%s', (field, error) => {
    const answer = ask(`mutation { refused: ${field} }`)
    expect(listErrors(answer)).toEqual([error])
    expect(answer.data).toEqual({ refused: null })
  })

  it('change nothing, not even what was right in them', () => {
    const query = `mutation {
      refused: updateContainerSite(id: "site000001", input: { name: "New", size: 0 }) { id }
      updateContainerSite(id: "site000001", input: {}) { name size }
    }`
    expect(ask(query).data).toEqual({
      refused: null,
      updateContainerSite: { name: 'Scrap', size: 24 },
    })
  })
})
