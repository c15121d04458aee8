import { describe, expect, it } from 'vitest'
import { planPage } from './plan-page'

describe('planPage', () => {
  it('names the page by its title in heading, card and sidebar', () => {
    const page = planPage('/docs/binbar/clean-a-binbar/', 'Clean a BinBar')
    expect(page).toMatchObject({
      route: '/docs/binbar/clean-a-binbar/',
      title: 'Clean a BinBar',
      label: 'Clean a BinBar',
      description: 'Clean a BinBar: what you need, the steps, and how to check that it worked.',
    })
  })

  it('gives the parts of a task page, in their order', () => {
    const { body } = planPage('/docs/binbar/clean-a-binbar/', 'Clean a BinBar')
    expect(body.match(/^#.*$/gm)).toEqual(['## What you need', '## Steps', '## Check that it worked'])
  })

  it('leaves the place to the end of the folder', () => {
    expect(planPage('/docs/binbar/clean-a-binbar/', 'Clean a BinBar')).not.toHaveProperty('position')
  })

  it('takes away spaces around the title', () => {
    expect(planPage('/docs/binbar/clean/', ' Clean\t')).toMatchObject({
      title: 'Clean',
      label: 'Clean',
      description: 'Clean: what you need, the steps, and how to check that it worked.',
    })
  })
})
