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
 * Frees the memory of a compilation when the next one starts. A build compiles for the server, for edge servers and for
 * browsers, and two places hold on to all of each compilation until the last one has ended, half a megabyte for each
 * page: the result that Next.js has long read by then, and its plugin for profiles, whose compiler has nothing left to
 * measure.
 *
 * @returns makes the plugin for one compiler of the build, from the plugins beside it
 */
export function createCompilationRelease(): (plugins: readonly object[]) => CompilationRelease {
  const held: Held = { release: () => {} }
  return (plugins) => new CompilationRelease(plugins, held)
}

/** What lets go of the compilation before, the same for all compilers of a build. */
interface Held {
  release: () => void
}

class CompilationRelease {
  readonly #plugins: readonly object[]
  readonly #held: Held

  constructor(plugins: readonly object[], held: Held) {
    this.#plugins = plugins
    this.#held = held
  }

  apply({ hooks }: Compiler): void {
    hooks.run.tap('CompilationRelease', () => this.#held.release())
    hooks.done.tap('CompilationRelease', (stats) => {
      this.#held.release = () => {
        stats.compilation = undefined
        for (const plugin of this.#plugins.filter(isProfilingPlugin)) plugin.compiler = undefined
      }
    })
  }
}

function isProfilingPlugin(plugin: object): plugin is ProfilingPlugin {
  return plugin.constructor.name === 'ProfilingPlugin'
}
