/** The parts of webpack's own types that are used here; Next.js carries webpack without its types. */
interface Compiler {
  hooks: {
    run: { tap: (name: string, run: () => void) => void }
    done: { tap: (name: string, run: (stats: Stats) => void) => void }
  }
}
interface Stats {
  compilation?: unknown
}

/** A plugin of Next.js that measures how long parts of a build take. */
interface ProfilingPlugin {
  compiler?: unknown
}

/**
 * Frees the memory of a compilation when the next one starts. A build compiles for the server first, then for browsers,
 * and two places hold on to all of the first until the second has ended, half a megabyte for each page: the result that
 * Next.js has long read by then, and its plugin for profiles, whose compiler has nothing left to measure.
 *
 * @returns makes the plugin for one compiler of the build, from the plugins beside it
 */
export function createCompilationRelease(): (plugins: readonly object[]) => {
  apply: (compiler: Compiler) => void
} {
  let release = () => {}
  return (plugins) => ({
    apply({ hooks }) {
      hooks.run.tap('ReleaseCompilation', () => release())
      hooks.done.tap('ReleaseCompilation', (stats) => {
        release = () => {
          stats.compilation = undefined
          for (const plugin of plugins.filter(isProfilingPlugin)) plugin.compiler = undefined
        }
      })
    },
  })
}

function isProfilingPlugin(plugin: object): plugin is ProfilingPlugin {
  return plugin.constructor.name === 'ProfilingPlugin'
}
