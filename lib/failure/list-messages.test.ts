import { describe, expect, it } from 'vitest'
import { listMessages } from './list-messages'

describe('listMessages', () => {
  it('lists the messages of all causes, outermost first', () => {
    const middle = new Error('middle', { cause: new Error('root') })
    expect(listMessages(new Error('outer', { cause: middle }))).toEqual(['outer', 'middle', 'root'])
  })

  it('takes what is no error by its text', () => {
    expect(listMessages('gone')).toEqual(['gone'])
    expect(listMessages(new Error('outer', { cause: 404 }))).toEqual(['outer', '404'])
  })

  it('ends where a cause leads back', () => {
    const error = new Error('round')
    error.cause = error
    expect(listMessages(error)).toEqual(['round'])
  })
})
