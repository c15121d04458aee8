import { describe, expect, it } from 'vitest'
import { describeFailure, SearchFailure } from './search-failure'

describe('describeFailure', () => {
  it('says what has happened and what to do', () => {
    expect(describeFailure(new SearchFailure('connection'))).toEqual({
      title: 'The search could not be loaded.',
      advice: 'The site did not answer. Check the connection, then retry.',
      helpsReload: false,
    })
    expect(describeFailure(new SearchFailure('query')).title).toBe('The search has stopped.')
  })

  it('offers to load the page anew where the program did not arrive', () => {
    expect(describeFailure(new SearchFailure('program')).helpsReload).toBe(true)
    expect(describeFailure(new SearchFailure('index')).helpsReload).toBe(false)
  })

  it('hides the words of the browser and its tools', () => {
    const { advice } = describeFailure(new Error('Loading chunk 1506 failed.'))
    expect(advice).toBe(describeFailure(new SearchFailure('program')).advice)
  })
})
