import { describe, expect, it } from 'vitest'
import { ask, listErrors } from './sample-api.fixture'

/** The weights of the first container site: `weights` with arguments, as pairs of day and weight. */
function readWeights(args: string, fields = 'time weight') {
  const answer = ask(`{ containerSiteById(id: "site000001") { weights(${args}) { ${fields} } } }`)
  const site = answer.data?.containerSiteById as { weights: { time: string; weight: number }[] } | null
  return {
    errors: listErrors(answer),
    weights: site?.weights.map(({ time, weight }) => `${time} ${weight}`),
  }
}

describe('look-ups', () => {
  it.each([
    ['accountById(id: "account001") { name }', { name: 'Example Containers' }],
    ['binBarById(id: "binbar0003") { id version }', { id: 'binbar0003', version: null }],
    ['containerSiteById(id: "site000001") { name }', { name: 'Scrap' }],
    ['serviceLocationById(id: "location02") { name }', { name: "Bob's Mall" }],
    ['userById(id: "user000002") { email }', { email: 'colleague@example.com' }],
    ['userByEmail(email: "Colleague@EXAMPLE.com") { id }', { id: 'user000002' }],
  ])('find %s', (field, found) => {
    expect(ask(`{ found: ${field} }`)).toEqual({ data: { found } })
  })

  it.each([
    'accountById(id: "account002") { id }',
    'binBarById(id: "BINBAR0001") { id }',
    'containerSiteById(id: "Site000001") { id }',
    'serviceLocationById(id: "") { id }',
    'userById(id: "binbar0001") { id }',
    'userByEmail(email: "nobody@example.com") { id }',
  ])('give null, without an error, for %s', (field) => {
    expect(ask(`{ found: ${field} }`)).toEqual({ data: { found: null } })
  })
})

describe('relations', () => {
  it('lead from the user to everything and back', () => {
    const query = `{
      currentUser {
        account {
          serviceLocations { id containerSites { id serviceLocation { id } binBar { id containerSite { id } } } }
          containerSites { id }
          binBars { id containerSite { id } }
        }
      }
    }`
    const site = (id: string, location: string, binBar: string | null) => ({
      id,
      serviceLocation: { id: location },
      binBar: binBar && { id: binBar, containerSite: { id } },
    })
    expect(ask(query)).toEqual({
      data: {
        currentUser: {
          account: {
            serviceLocations: [
              {
                id: 'location01',
                containerSites: [
                  site('site000001', 'location01', 'binbar0001'),
                  site('site000002', 'location01', 'binbar0002'),
                ],
              },
              { id: 'location02', containerSites: [site('site000003', 'location02', null)] },
            ],
            containerSites: [{ id: 'site000001' }, { id: 'site000002' }, { id: 'site000003' }],
            binBars: [
              { id: 'binbar0001', containerSite: { id: 'site000001' } },
              { id: 'binbar0002', containerSite: { id: 'site000002' } },
              { id: 'binbar0003', containerSite: null },
            ],
          },
        },
      },
    })
  })
})

describe('weights and levels', () => {
  it('come in the unit that is asked for', () => {
    const query = `{
      containerSiteById(id: "site000001") {
        maxWeight
        pounds: maxWeight(unit: POUND)
        currentWeight { weight time pounds: weight(unit: POUND) }
        fillLevel
      }
    }`
    expect(ask(query).data?.containerSiteById).toEqual({
      maxWeight: 9000,
      pounds: 19841.6035966,
      currentWeight: { weight: 8100, time: '2025-03-04T06:15:00Z', pounds: 17857.443237 },
      fillLevel: 0.9,
    })
  })

  it('are null where nothing was entered or measured', () => {
    const query = `{
      noMaximum: containerSiteById(id: "site000002") { maxWeight currentWeight { weight } fillLevel }
      noWeight: containerSiteById(id: "site000003") { maxWeight currentWeight { weight } fillLevel size }
      noReport: binBarById(id: "binbar0003") { lastWeight { weight } lastLocation { radius } }
    }`
    expect(ask(query).data).toEqual({
      noMaximum: { maxWeight: null, currentWeight: { weight: 2100 }, fillLevel: null },
      noWeight: { maxWeight: 4000, currentWeight: null, fillLevel: null, size: null },
      noReport: { lastWeight: null, lastLocation: null },
    })
  })
})

describe('a period', () => {
  it('holds its start and not its end', () => {
    expect(
      readWeights('range: { start: "2025-03-01T00:00:00Z", end: "2025-03-04T06:15:00Z" }').weights,
    ).toEqual(['2025-03-01T00:00:00Z 6900', '2025-03-02T23:59:00Z 7500', '2025-03-03T00:00:00Z 7500'])
  })

  it.each(['', ', end: null'])('lasts until now with "%s" for its end', (end) => {
    expect(readWeights(`range: { start: "2025-03-03T00:00:00Z"${end} }`).weights).toEqual([
      '2025-03-03T00:00:00Z 7500',
      '2025-03-04T06:15:00Z 8100',
    ])
  })

  it.each(['2025-03-04T07:15:00+01:00', '2025-03-04T00:45:00-05:30', '2025-03-04t06:15:00.000z'])(
    'may start at %s',
    (start) => {
      expect(readWeights(`range: { start: "${start}" }`).weights).toEqual(['2025-03-04T06:15:00Z 8100'])
    },
  )

  it.each([
    '"2025-03-04"',
    '"2025-03-04T06:15:00"',
    '"2025-03-04T06:15Z"',
    '"2025-03-04 06:15:00Z"',
    '"2025-02-30T06:15:00Z"',
    '"2025-13-01T06:15:00Z"',
    '"2025-03-04T24:00:00Z"',
    '"2025-03-04T06:15:00+99:00"',
    '"today"',
    '20250304',
    '["2025-03-04T06:15:00Z"]',
  ])('may not start at %s', (start) => {
    expect(readWeights(`range: { start: ${start} }`).errors).toEqual([
      `BAD_USER_INPUT: \`start\` must be a date with a time and an offset from UTC, such as "2025-03-04T06:15:00Z", but it is ${start}.`,
    ])
  })

  it.each(['2025-03-04T06:15:00Z', '2025-03-04T07:00:00+01:00'])(
    'may not end at or before its start: %s',
    (end) => {
      expect(readWeights(`range: { start: "2025-03-04T06:15:00Z", end: "${end}" }`).errors).toEqual([
        'BAD_USER_INPUT: `end` must be later than `start`.',
      ])
    },
  )
})

describe('a window', () => {
  const range = 'range: { start: "2025-02-01T00:00:00Z" }'

  it.each([
    [
      'DAY',
      [
        '2025-02-28T06:00:00Z 7200',
        '2025-03-01T00:00:00Z 6900',
        '2025-03-02T23:59:00Z 7500',
        '2025-03-03T00:00:00Z 7500',
        '2025-03-04T06:15:00Z 8100',
      ],
    ],
    ['WEEK', ['2025-03-02T23:59:00Z 7500', '2025-03-04T06:15:00Z 8100']],
    ['MONTH', ['2025-02-28T06:00:00Z 7200', '2025-03-04T06:15:00Z 8100']],
  ])('%s keeps the greatest weight of each, and leaves empty ones out', (window, weights) => {
    expect(readWeights(`${range}, window: ${window}`).weights).toEqual(weights)
  })

  it('looks only at the period', () => {
    expect(
      readWeights('range: { start: "2025-02-28T12:00:00Z", end: "2025-03-04T00:00:00Z" }, window: MONTH')
        .weights,
    ).toEqual(['2025-02-28T23:59:59Z 7000', '2025-03-02T23:59:00Z 7500'])
  })

  it.each(['', ', window: null'])('is not there with "%s": every weight comes back', (window) => {
    expect(readWeights(range + window).weights).toHaveLength(6)
  })

  it('is applied before the page', () => {
    expect(readWeights(`${range}, window: DAY, page: { offset: 3, limit: 5 }`).weights).toEqual([
      '2025-03-03T00:00:00Z 7500',
      '2025-03-04T06:15:00Z 8100',
    ])
  })
})

describe('a page', () => {
  it.each([
    ['{ limit: 2 }', ['site000001', 'site000002']],
    ['{ offset: 1, limit: 1 }', ['site000002']],
    ['{ offset: 2, limit: 2147483647 }', ['site000003']],
    ['{ offset: 3, limit: 1 }', []],
    ['null', ['site000001', 'site000002', 'site000003']],
  ])('%s cuts a list', (page, ids) => {
    expect(ask(`{ currentUser { account { containerSites(page: ${page}) { id } } } }`).data).toEqual({
      currentUser: { account: { containerSites: ids.map((id) => ({ id })) } },
    })
  })

  it.each([
    ['{ offset: -1, limit: 1 }', '`offset` must be 0 or more, but it is -1.'],
    ['{ limit: 0 }', '`limit` must be 1 or more, but it is 0.'],
  ])('%s is refused', (page, message) => {
    const answer = ask(`{ serviceLocationById(id: "location01") { containerSites(page: ${page}) { id } } }`)
    expect(listErrors(answer)).toEqual([`BAD_USER_INPUT: ${message}`])
    expect(answer.data).toEqual({ serviceLocationById: null })
  })
})
