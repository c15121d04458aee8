// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Image } from './image'

const { router } = vi.hoisted(() => ({ router: { basePath: '' } }))

vi.mock('next/router', () => ({ useRouter: () => router }))

beforeEach(() => {
  router.basePath = ''
})

afterEach(cleanup)

function srcOf(image: HTMLElement): string | null {
  return image.getAttribute('src')
}

describe('Image', () => {
  it('comes from the root of the site, with its text alternative', () => {
    render(<Image src="/images/bar.svg" alt="The bar" />)
    expect(srcOf(screen.getByRole('img', { name: 'The bar' }))).toBe('/images/bar.svg')
  })

  it('comes from below the base path', () => {
    router.basePath = '/help'
    render(<Image src="/images/bar.svg" alt="The bar" />)
    expect(srcOf(screen.getByRole('img'))).toBe('/help/images/bar.svg')
  })

  it('has the size that the build measured, and an address that the build made', () => {
    router.basePath = '/help'
    render(<Image src={{ src: '/help/_next/static/media/bar.png', width: 320, height: 200 }} alt="The bar" />)
    const image = screen.getByRole('img', { name: 'The bar' })
    expect(srcOf(image)).toBe('/help/_next/static/media/bar.png')
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['320', '200'])
  })

  it.each(['https://example.com/bar.svg', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='])(
    'leaves %s without the base path',
    (src) => {
      router.basePath = '/help'
      render(<Image src={src} alt="The bar" />)
      expect(srcOf(screen.getByRole('img'))).toBe(src)
    },
  )

  it('asks for nothing when it has no source', () => {
    render(<Image alt="The bar" />)
    expect(srcOf(screen.getByRole('img'))).toBeNull()
  })

  it('is passed over by screen readers when it has no text alternative', () => {
    render(<Image src="/images/bar.svg" />)
    expect(screen.getByRole('presentation')).toBeDefined()
  })

  it('is loaded when it comes near, unless its page says otherwise', () => {
    render(
      <>
        <Image src="/a.svg" alt="Later" />
        <Image src="/b.svg" alt="Now" loading="eager" />
      </>,
    )
    expect(screen.getByRole('img', { name: 'Later' }).getAttribute('loading')).toBe('lazy')
    expect(screen.getByRole('img', { name: 'Now' }).getAttribute('loading')).toBe('eager')
  })
})
