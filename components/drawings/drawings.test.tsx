// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Association } from './association'
import { BatteryBay } from './battery-bay'
import { CalibrationPeriod } from './calibration-period'
import { ContainerDetailWireframe } from './container-detail-wireframe'
import { ContainerSiteFormWireframe } from './container-site-form-wireframe'
import { ContainerSiteListWireframe } from './container-site-list-wireframe'
import { DataHierarchy } from './data-hierarchy'
import { InstalledBinBar } from './installed-binbar'
import { InvitationFlow } from './invitation-flow'
import { PlacingContainer } from './placing-container'
import { ServiceEnd } from './service-end'
import { UnitsWireframe } from './units-wireframe'

afterEach(cleanup)

/** Each drawing, the start of its name, and parts that are not letters in it but have to be in its words. */
const drawings: [ComponentType, name: RegExp, parts: string[]][] = [
  [DataHierarchy, /^The four levels/, ['account', 'service location', 'container sites', 'container cycles']],
  [InstalledBinBar, /^A BinBar in its place/, ['container', 'foot', 'service end', 'light', 'ground']],
  [PlacingContainer, /^How a container/, ['truck', 'stands clear', 'nothing else touches', 'checked']],
  [ServiceEnd, /^The service end/, ['light', 'button', 'rubber cap', 'label', 'BinBar ID', 'cover', 'screw']],
  [BatteryBay, /^The battery bay/, ['battery', 'plus', 'minus', 'direction marks', 'cover', 'screws']],
  [CalibrationPeriod, /^The calibration period/, ['timeline', 'double arrows']],
  [Association, /^Connect, replace and remove/, ['Connect', 'Replace', 'Remove', 'dashed line']],
  [ContainerSiteListWireframe, /page Container sites/, ['eight columns', 'line below the list']],
  [ContainerDetailWireframe, /detail page/, ['Weight history', 'line that rises']],
  [ContainerSiteFormWireframe, /form for a new container site/, ['unit']],
  [UnitsWireframe, /page Settings/, ['check mark']],
  [InvitationFlow, /^From the invitation e-mail/, ['e-mail', 'account of your company']],
]

const normalize = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()

/** The texts inside the sheets: the lines of one label are one text. */
const readLetters = (figure: HTMLElement) =>
  [...figure.querySelectorAll('svg text')]
    .map((text) => [...text.children].map((line) => line.textContent).join(' '))
    .filter((text) => /[a-z]/i.test(text))

describe.each(drawings)('%o', (Drawing, name, parts) => {
  it('has a name, and so has each of its sheets', () => {
    render(<Drawing />)
    const figure = screen.getByRole('figure', { name })
    const sheets = within(figure).getAllByRole('img', { name: /\w/ })
    expect(sheets).toHaveLength(figure.querySelectorAll('svg').length)
  })

  it('says all its parts and letters in words', () => {
    render(<Drawing />)
    const figure = screen.getByRole('figure')
    expect(screen.getByText('The drawing in words').tagName).toBe('SUMMARY')
    const words = normalize(figure.querySelector('details')?.textContent ?? '')
    for (const text of [...parts, ...readLetters(figure)]) expect(words).toContain(normalize(text))
  })

  it('has no id twice when it stands twice on a page', () => {
    const { container } = render(
      <>
        <Drawing />
        <Drawing />
      </>,
    )
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(4)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('parts', () => {
  it.each([InstalledBinBar, ServiceEnd, BatteryBay])('has a marker for each entry of its key', (Drawing) => {
    render(<Drawing />)
    const numbers = [...document.querySelectorAll('svg text')].map((text) => text.textContent)
    const entries = screen.getAllByRole('listitem').map((_, index) => String(index + 1))
    expect(numbers.filter((number) => /^\d+$/.test(number ?? '')).sort()).toEqual(entries)
  })
})

describe('Association', () => {
  it.each(['connect', 'replace', 'remove'] as const)('shows one change alone: %s', (show) => {
    render(<Association show={show} />)
    expect(screen.getByRole('img', { name: new RegExp(`^${show}`, 'i') })).toBeTruthy()
    expect(screen.getAllByRole('img')).toHaveLength(1)
    expect(screen.getByRole('figure', { name: new RegExp(`^${show}:`, 'i') })).toBeTruthy()
  })
})
