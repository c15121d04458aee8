import type { ByteMeasure } from './measure-export'
import type { RunMeasure } from './measure-run'

/** What is measured of a site of one size. */
export interface GrowthMeasure {
  /** How many pages were built; those for errors do not count. */
  size: number
  run: Pick<RunMeasure, 'wall' | 'processor' | 'memory'>
  bytes: ReadonlyMap<string, ByteMeasure>
}

/** The rows of the table: a column for each size; bytes in kB, as they are and with Brotli. */
export function composeGrowthRows(measures: readonly GrowthMeasure[]): string[][] {
  const composeRow = (name: string, format: (measure: GrowthMeasure) => string) => [
    name,
    ...measures.map(format),
  ]
  const names = [...new Set(measures.flatMap(({ bytes }) => [...bytes.keys()]))]
  return [
    composeRow('build, s', ({ run }) => run.wall.toFixed(0)),
    composeRow('build, s of processors', ({ run }) => run.processor.toFixed(0)),
    composeRow('build, ms of processors for a page', ({ run, size }) =>
      ((run.processor / size) * 1000).toFixed(0),
    ),
    composeRow('greatest memory, MB', ({ run }) => (run.memory / 1e6).toFixed(0)),
    ...names.map((name) =>
      composeRow(`${name}, kB (Brotli)`, ({ bytes }) =>
        formatBytes(bytes.get(name) ?? { raw: 0, brotli: 0 }),
      ),
    ),
  ]
}

function formatBytes({ raw, brotli }: ByteMeasure): string {
  return `${(raw / 1000).toFixed(1)} (${(brotli / 1000).toFixed(1)})`
}
