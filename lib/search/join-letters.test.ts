import { expect, test } from 'vitest'
import { joinLetters } from './join-letters'

test.each(['containerSiteById', 'Container site, by ID', 'CONTAINER_SITE_BY_ID', ' container-site  by id? '])(
  '"%s" has the same letters however it is written',
  (text) => {
    expect(joinLetters(text)).toBe('containersitebyid')
  },
)

test('versions stay apart from other numbers', () => {
  expect(joinLetters('Release 2.0.0')).toBe('release2.0.0')
  expect(joinLetters('2.10')).not.toBe(joinLetters('21.0'))
})

test('the dot that ends a sentence does not count', () => {
  expect(joinLetters('Change the battery.')).toBe('changethebattery')
  expect(joinLetters('Release 2.0.0.')).toBe('release2.0.0')
})

test('letters of all languages count, signs do not', () => {
  expect(joinLetters('Größe (m²)')).toBe('größem²')
  expect(joinLetters('🔋 ?!')).toBe('')
})
