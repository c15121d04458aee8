import { expect, test } from 'vitest'
import { composePlace, readPlace, searchFields } from './index-file'

test.each(searchFields)('a place in the %s is read as it was composed', (name) => {
  for (const section of [0, 1, 4321]) {
    const place = readPlace(composePlace(section, name))
    expect({ ...place, field: searchFields[place.field] }).toEqual({ section, field: name })
  }
})

test('places stand in the order of sections, and in each of what counts most', () => {
  const places = [0, 1].flatMap((section) => searchFields.map((field) => composePlace(section, field)))
  expect(places).toEqual([...places.keys()])
})
