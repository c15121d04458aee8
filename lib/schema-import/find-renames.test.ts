import { expect, it } from 'vitest'
import { findRenames } from './find-renames'

const change = (type: string, path: string) => ({ level: 'safe' as const, type, path, message: '' })

it('pairs what went with what came in the same parent', () => {
  expect(
    findRenames([
      change('ENUM_VALUE_REMOVED', 'WeightUnit.POUND'),
      change('ENUM_VALUE_ADDED', 'WeightUnit.LB'),
      change('FIELD_REMOVED', 'User.email'),
      change('FIELD_ADDED', 'Account.email'),
      change('INPUT_FIELD_ADDED', 'User.mail'),
    ]),
  ).toEqual([{ from: 'WeightUnit.POUND', to: 'WeightUnit.LB' }])
})

it.each([
  ['two came', [change('FIELD_REMOVED', 'A.a'), change('FIELD_ADDED', 'A.b'), change('FIELD_ADDED', 'A.c')]],
  [
    'two went',
    [change('FIELD_REMOVED', 'A.a'), change('FIELD_REMOVED', 'A.b'), change('FIELD_ADDED', 'A.c')],
  ],
  ['none came', [change('FIELD_REMOVED', 'A.a')]],
])('guesses nothing where %s', (_when, changes) => {
  expect(findRenames(changes)).toEqual([])
})
