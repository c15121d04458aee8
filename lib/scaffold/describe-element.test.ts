import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { describeElement } from './describe-element'

/** What the page of a type says whose description in the schema is this one. */
function describeType(description: string): string | undefined {
  return describeElement(
    'Tilt',
    buildSchema(`type Query { a: Tilt }\n${JSON.stringify(description)}\ntype Tilt { a: Int }`),
  )
}

describe('describeElement', () => {
  it.each([
    ['The tilt of a BinBar, in degrees, as it was measured last.'],
    ['At most 8.5 kg, e.g. with a lid, and never less than nothing at all.'],
    ['Is the BinBar level, or does it lean to one of its sides?'],
  ])('takes over "%s" letter for letter', (description) => {
    expect(describeType(description)).toBe(description)
  })

  it.each([
    [
      'signs of Markdown',
      'The **tilt** of a [BinBar](https://example.com/a_b), as `last_tilt` of it.',
      'The tilt of a BinBar, as last_tilt of it.',
    ],
    [
      'ends of line',
      'The tilt of a BinBar,\nin degrees,\n\nas it was\nmeasured.',
      'The tilt of a BinBar, in degrees. as it was measured.',
    ],
    [
      'a full stop that is not there',
      'The tilt of a BinBar in degrees, one of:',
      'The tilt of a BinBar in degrees, one of.',
    ],
  ])('mends %s', (_what, description, expected) => {
    expect(describeType(description)).toBe(expected)
  })

  it('takes as many whole sentences as fit, and at least 40 letters', () => {
    const sentence = 'This sentence has exactly sixty letters, with its full stop.'
    expect(describeType([sentence, sentence, sentence].join(' '))).toBe(`${sentence} ${sentence}`)
    expect(describeType(`A tilt. ${sentence}`)).toBe(`A tilt. ${sentence}`)
  })

  it.each([
    ['nothing', ''],
    ['too little', 'A tilt.'],
    ['it in one long sentence', `The tilt ${'of a BinBar '.repeat(20)}in degrees.`],
    ['a long sentence behind a short one', `A tilt. The tilt ${'of a BinBar '.repeat(20)}in degrees.`],
  ])('leaves it open where the schema says %s', (_what, description) => {
    expect(describeType(description)).toBeUndefined()
  })

  it('ends with a full stop where a sentence ends with a quotation mark', () => {
    expect(
      describeType(
        `A sentence that ends with its full stop. It says "Stop." Then ${'it goes on '.repeat(20)}.`,
      ),
    ).toBe('A sentence that ends with its full stop.')
  })

  it('knows queries, directives and unions', () => {
    const schema = buildSchema(`
      type Query { "The present tilt of each BinBar of your account." tilt: Int }
      "Writes down who sent the request, for the list of changes." directive @audit on FIELD
      "Whatever can be measured by one of the BinBars." union Measured = A
      type A { a: Int }`)
    expect(describeElement('Query.tilt', schema)).toBe('The present tilt of each BinBar of your account.')
    expect(describeElement('@audit', schema)).toBe(
      'Writes down who sent the request, for the list of changes.',
    )
    expect(describeElement('Measured', schema)).toBe('Whatever can be measured by one of the BinBars.')
    expect(describeElement('A', schema)).toBeUndefined()
  })
})
