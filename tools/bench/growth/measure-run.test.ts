import { describe, expect, it } from 'vitest'
import { measureRun, readProcessorTime } from './measure-run'

describe('measureRun', () => {
  it('says what a command printed, and what it took', async () => {
    const run = await measureRun(`node -e 'console.log(1)'`, process.cwd(), process.env)
    expect(run.succeeded).toBe(true)
    expect(run.output).toMatch(/^1\n/)
    expect(run.processor).toBeGreaterThan(0)
    expect(run.wall).toBeGreaterThan(0)
  })

  it('reads the numbers of any language of the machine', async () => {
    const environment = { ...process.env, LC_ALL: 'de_DE.UTF-8' }
    expect((await measureRun('echo "in $LC_ALL"', process.cwd(), environment)).output).toMatch(/^in C\n/)
  })

  it('tells a command that fails', async () => {
    expect((await measureRun('echo no >&2 && false', process.cwd(), process.env)).succeeded).toBe(false)
  })
})

describe('readProcessorTime', () => {
  it('reads the last line alone', () => {
    expect(readProcessorTime('processor 9 9\nbuilt\n\nprocessor 1.500 0.250\n')).toBe(1.75)
  })

  it('is 0 where nothing was measured', () => expect(readProcessorTime('stopped')).toBe(0))
})
