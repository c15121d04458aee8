// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Term } from './term'

afterEach(cleanup)

test('a term is a button that shows its meaning and the page that explains it', () => {
  render(
    <Term meaning="One spot with a container." page="/docs/client-application/introduction/#container-site">
      container site
    </Term>,
  )
  const button = screen.getByRole('button', { name: 'container site' })
  const meaning = document.getElementById(button.getAttribute('popovertarget') ?? '')
  expect(meaning?.textContent).toBe('One spot with a container. Read more')
  expect(meaning?.getAttribute('popover')).toBe('auto')
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    '/docs/client-application/introduction/#container-site',
  )
})

test('two terms on a page have meanings of their own', () => {
  render(
    <>
      <Term meaning="First.">one</Term>
      <Term meaning="Second.">two</Term>
    </>,
  )
  const targets = screen.getAllByRole('button').map((button) => button.getAttribute('popovertarget'))
  expect(new Set(targets).size).toBe(2)
})
