import { expect, it } from 'vitest'
import { checkWithSchema } from '../problem/check-with-schema'
import { formatProblem } from '../problem/problem'
import { readJson } from '../problem/read-json'
import { sampleData } from './sample-api.fixture'
import { sampleDataFile, sampleDataSchema } from './sample-data-schema'

const text = JSON.stringify(sampleData, undefined, 2)

function check(json: string): string[] {
  return checkWithSchema(sampleDataSchema, readJson(sampleDataFile, json)).problems.map(formatProblem)
}

it('takes sample data that go together', () => {
  expect(check(text)).toEqual([])
})

it.each([
  ['"token": "the-token"', '"token": ""', 'token: found "", expected a token.'],
  ['"token"', '"tokn": "", "token"', 'tokn: found the unknown key "tokn", expected only "account", "token",'],
  ['"location99"', '4', 'newIDs > serviceLocation: found 4, expected text.'],
  [
    '"account001"',
    '"account-1"',
    'account > id: found "account-1", expected an ID of ten letters and digits.',
  ],
  [
    '"Acme Factory"',
    '" "',
    'serviceLocations > 0 > name: found " ", expected a name of at least one letter.',
  ],
  ['"you@example.com"', '"you"', 'users > 0 > email: found "you", expected an e-mail address.'],
  ['"size": 24', '"size": 0', 'containerSites > 0 > size: found 0, expected 1 or more.'],
  ['"size": 24', '"size": 1.5', 'containerSites > 0 > size: found 1.5, expected a whole number.'],
  [
    '"maxKilograms": 9000',
    '"maxKilograms": "9 t"',
    'containerSites > 0 > maxKilograms: found "9 t", expected a number.',
  ],
  ['7200', '-1', 'containerSites > 0 > weights > 0 > kilograms: found -1, expected 0 or more.'],
  [
    '"2025-02-28T06:00:00Z"',
    '"2025-02-28"',
    'containerSites > 0 > weights > 0 > time: found "2025-02-28", expected a moment in UTC such as "2025-03-04T06:15:00Z".',
  ],
  ['-90.25', '-190', 'binBars > 0 > lastLocation > longitude: found -190, expected -180 or more.'],
])('refuses %s as %s', (found, wrong, sentence) => {
  expect(text).toContain(found)
  const line = text.slice(0, text.indexOf(found)).split('\n').length
  const problems = check(text.replace(found, wrong))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`schema/sample-data.json:${line}: ${sentence}`)
})

it.each([
  [
    '"id": "user000002"',
    '"id": "site000001"',
    'containerSites > 0 > id: found "site000001", expected an ID that nothing else has.',
  ],
  [
    '"containerSite": "site000099"',
    '"containerSite": "location99"',
    'newIDs > containerSite: found "location99", expected an ID that nothing else has.',
  ],
  [
    '"colleague@example.com"',
    '"You@example.com"',
    'users > 1 > email: found "You@example.com", expected an e-mail address that no other user has.',
  ],
  [
    '"serviceLocationID": "location02"',
    '"serviceLocationID": "location03"',
    'containerSites > 2 > serviceLocationID: found "location03", expected the ID of a service location.',
  ],
  [
    '"containerSiteID": "site000002"',
    '"containerSiteID": "site000004"',
    'binBars > 1 > containerSiteID: found "site000004", expected the ID of a container site, or null.',
  ],
  [
    '"containerSiteID": "site000002"',
    '"containerSiteID": "site000001"',
    'binBars > 1 > containerSiteID: found "site000001", expected a container site that no other BinBar is connected to.',
  ],
  [
    '"2025-02-28T06:00:00Z"',
    '"2025-02-28T23:59:59.5Z"',
    'containerSites > 0 > weights > 1 > time: found "2025-02-28T23:59:59Z", expected a moment after that of the weight before.',
  ],
])('refuses %s as %s, which does not go together with the rest', (found, wrong, sentence) => {
  expect(text).toContain(found)
  expect(check(text.replace(found, wrong)).map((problem) => problem.replace(/^\S+ /, ''))).toEqual([sentence])
})
