import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { createCompilationRelease } from './release-compilations'

class ProfilingPlugin {
  compiler?: object = {}
}
class OtherPlugin {
  compiler?: object = {}
}

/** A compiler that can be told what happens to it. */
function createCompiler(plugin: ReturnType<ReturnType<typeof createCompilationRelease>>) {
  const heard = { run: [] as (() => void)[], done: [] as ((stats: object) => void)[] }
  plugin.apply({
    hooks: {
      run: { tap: (_name, listener) => heard.run.push(listener) },
      done: { tap: (_name, listener) => heard.done.push(listener) },
    },
  })
  return {
    run: () => heard.run.map((listener) => listener()),
    end: (stats: object) => heard.done.map((listener) => listener(stats)),
  }
}

test('what a compilation holds stays until the next one starts, and goes then', () => {
  const createRelease = createCompilationRelease()
  const profiling = new ProfilingPlugin()
  const other = new OtherPlugin()
  const server = createCompiler(createRelease([profiling, other]))
  const browsers = createCompiler(createRelease([]))
  const stats = { compilation: {} }

  server.run()
  server.end(stats)
  expect([stats.compilation, profiling.compiler]).toEqual([{}, {}])

  browsers.run()
  expect([stats.compilation, profiling.compiler, other.compiler]).toEqual([undefined, undefined, {}])
})

test('the plugin of Next.js that holds a compiler is known by its name', () => {
  const load = createRequire(import.meta.url)
  const { ProfilingPlugin: Original } = load('next/dist/build/webpack/plugins/profiling-plugin')
  const source = `${Original.prototype.apply}`
  expect(Original.name).toBe('ProfilingPlugin')
  expect(source).toContain('this.compiler = compiler')
})
