// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ExamplePanel } from './example-panel'
import { GraphqlExample } from './graphql-example'
import { ProgramTabs } from './program-tabs'

afterEach(cleanup)

const request = {
  query: 'query One {\n  helloWorld\n}',
  queryLine: 'query One { helloWorld }',
  variables: { id: 'a' },
  needsToken: true,
}

const panels = [
  <ExamplePanel key="query" tab="query">
    <pre>the query</pre>
  </ExamplePanel>,
  <ExamplePanel key="result" tab="result">
    <pre>the result</pre>
  </ExamplePanel>,
]

function textOf(panel: string): string | null | undefined {
  return document.querySelector(`[data-panel="${panel}"] pre`)?.textContent
}

describe('GraphqlExample', () => {
  it('has the tabs of its panels, then those of the languages', () => {
    render(
      <GraphqlExample id="example-one" name="One" request={request}>
        {panels}
      </GraphqlExample>,
    )
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Query',
      'Result',
      'curl',
      'TypeScript',
      'Python',
    ])
    expect(textOf('result')).toBe('the result')
    expect(textOf('curl')).toContain('"query": "query One { helloWorld }"')
    expect(textOf('typescript')).toContain('query One {\n  helloWorld\n}')
    expect(textOf('python')).toContain('variables = {')
    expect(screen.getByRole('region', { name: 'Example One' }).id).toBe('example-one')
    expect(screen.getByRole('link', { name: 'One' }).getAttribute('href')).toBe('#example-one')
  })

  it('names the token among what has to be set only where it is sent', () => {
    const hint = () => document.querySelector('[data-panel="curl"] p:not([aria-hidden])')?.textContent
    const { rerender } = render(
      <GraphqlExample id="a" name="One" request={request}>
        {panels}
      </GraphqlExample>,
    )
    expect(hint()).toBe('Set BINBAR_API_URL and BINBAR_TOKEN first: see Authorization example.')
    rerender(
      <GraphqlExample id="a" name="One" request={{ ...request, needsToken: false }}>
        {panels}
      </GraphqlExample>,
    )
    expect(hint()).toBe('Set BINBAR_API_URL first: see Authorization example.')
  })

  it('says that it shows an error, and which one', () => {
    const { rerender } = render(
      <GraphqlExample id="a" name="One" request={request}>
        {panels}
      </GraphqlExample>,
    )
    expect(screen.queryByText('Shows an error')).toBeNull()
    rerender(
      <GraphqlExample id="a" name="One" request={request} errorMessage="You are not logged in.">
        {panels}
      </GraphqlExample>,
    )
    expect(screen.getByText('Shows an error')).toBeDefined()
    expect(screen.getByText('You are not logged in.')).toBeDefined()
  })
})

describe('ProgramTabs', () => {
  it('has the tabs of its panels, and nothing else', () => {
    render(
      <ProgramTabs id="program-sites" name="sites">
        <ExamplePanel tab="curl">
          <pre>a script</pre>
        </ExamplePanel>
        <ExamplePanel tab="output">
          <pre>what it prints</pre>
        </ExamplePanel>
      </ProgramTabs>,
    )
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['curl', 'Output'])
    expect(screen.getByRole('region', { name: 'Program sites' }).dataset.program).toBe('sites')
    expect(textOf('output')).toBe('what it prints')
  })
})
