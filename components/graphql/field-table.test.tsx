// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ArgumentItem } from './argument-item'
import { ArgumentList } from './argument-list'
import { ArgumentType } from './argument-type'
import { FieldDefault, FieldMeaning, FieldType } from './field-cells'
import { FieldRow } from './field-row'
import { FieldTable } from './field-table'

afterEach(cleanup)

function renderTable() {
  render(
    <FieldTable label="Field" name="Fields of Site" hasTypes hasDefaults>
      <FieldRow id="field-size" name="size" status="draft" isRequired deprecation="Use bar { serial }">
        <FieldType>Int!</FieldType>
        <FieldDefault>0</FieldDefault>
        <FieldMeaning>
          <p>The size.</p>
          <ArgumentList>
            <ArgumentItem id="argument-size-unit" name="unit" status="confirmed" defaultValue='""'>
              <ArgumentType>Unit</ArgumentType>
              <p>The unit.</p>
            </ArgumentItem>
          </ArgumentList>
        </FieldMeaning>
      </FieldRow>
      <FieldRow id="field-name" name="name" status="confirmed">
        <FieldType>String</FieldType>
        <FieldDefault />
        <FieldMeaning>
          <p>The name.</p>
        </FieldMeaning>
      </FieldRow>
    </FieldTable>,
  )
}

describe('FieldTable', () => {
  it('is a table with a name, and a column for what its rows have', () => {
    renderTable()
    expect(screen.getByRole('table', { name: 'Fields of Site' })).toBeDefined()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Field',
      'Type',
      'Default',
      'Meaning',
    ])
  })

  it('writes out every role, since browsers forget them with the form of a table', () => {
    renderTable()
    const parts = [...document.querySelectorAll('table, thead, tbody, tr, th, td')]
    expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([])
  })

  it('leaves out the columns that nothing stands in', () => {
    render(<FieldTable label="Value" name="Values" hasTypes={false} hasDefaults={false} />)
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Value',
      'Meaning',
    ])
  })

  it('links each row to itself, and says what is required, deprecated and why, and a draft', () => {
    renderTable()
    const [first, second] = screen.getAllByRole('rowheader')
    expect(screen.getByRole('link', { name: 'size' }).getAttribute('href')).toBe('#field-size')
    expect(document.getElementById('field-size')?.tagName).toBe('TR')
    expect(first?.textContent).toBe('sizeRequiredDeprecatedDraftDeprecated. Use bar { serial }')
    expect(second?.textContent).toBe('name')
  })

  it('shows a default, also one that is empty, and nothing where there is none', () => {
    renderTable()
    const cells = [...document.querySelectorAll('[data-label="Default"]')]
    expect(cells.map(({ innerHTML }) => innerHTML)).toEqual(['<code>0</code>', ''])
    expect(screen.getByRole('listitem').textContent).toBe('unitType: UnitThe unit.Default: ""')
  })
})

describe('a deprecated element without a reason', () => {
  it('is marked all the same', () => {
    render(
      <FieldTable label="Value" name="Values" hasTypes={false} hasDefaults={false}>
        <FieldRow id="value-A" name="A" status="confirmed" deprecation="" />
      </FieldTable>,
    )
    expect(screen.getByRole('rowheader').textContent).toBe('ADeprecatedDeprecated.')
  })
})
