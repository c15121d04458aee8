// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ReferenceHead } from './reference-head'
import { SchemaDownloads } from './schema-downloads'
import { Signature } from './signature'

vi.mock('next/router', () => ({ useRouter: () => ({ basePath: '/help' }) }))

afterEach(cleanup)

describe('ReferenceHead', () => {
  it('says kind, coordinate, status and description, and leads to a working request', () => {
    const { container } = render(
      <ReferenceHead kind="Object" coordinate="ContainerSite" status="draft" tryHref="#request-site">
        <p>One spot.</p>
      </ReferenceHead>,
    )
    expect(container.textContent).toBe('ObjectContainerSiteDraftOne spot.Go to a working request')
    expect(screen.getByRole('link', { name: 'Go to a working request' }).getAttribute('href')).toBe(
      '#request-site',
    )
  })

  it('has no mark when confirmed, no link without a request, and the reason when deprecated', () => {
    const { container } = render(
      <ReferenceHead kind="Query" coordinate="Query.old" status="confirmed" deprecation="Use new.">
        <p>Old.</p>
      </ReferenceHead>,
    )
    expect(container.textContent).toBe('QueryQuery.oldDeprecatedOld.Deprecated. Use new.')
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('Signature', () => {
  it('keeps every space, and can be scrolled by keyboard', () => {
    render(<Signature>{['type A {', '\n', '  id: ID', '\n', '}']}</Signature>)
    const block = screen.getByRole('figure', { name: 'Signature' }).querySelector('pre')
    expect(block?.textContent).toBe('type A {\n  id: ID\n}')
    expect(block?.tabIndex).toBe(0)
  })
})

describe('SchemaDownloads', () => {
  it('names each file with size, date and checksum, below the base path', () => {
    const files = [{ href: '/downloads/a.graphql', label: 'Schema', bytes: 1200, sha256: 'abc' }]
    const { container } = render(<SchemaDownloads date="2025-03-04" files={files} />)
    expect(container.textContent).toBe('Schema, 2 kB, schema of 2025-03-04SHA-256 abc')
    const link = screen.getByRole('link', { name: 'Schema' })
    expect(link.getAttribute('href')).toBe('/help/downloads/a.graphql')
    expect(link.hasAttribute('download')).toBe(true)
  })
})
