import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** What a command took. */
export interface RunMeasure {
  succeeded: boolean
  /** Everything that it printed. */
  output: string
  /** Seconds from its start to its end. */
  wall: number
  /** Seconds of all processors, its children's among them. */
  processor: number
  /** The greatest memory of it and its children together, in bytes; 0 on a system without `/proc`. */
  memory: number
}

/** Milliseconds between two looks at the memory. */
const interval = 2000

/** Runs a line of bash in a folder, and measures it. Its locale is `C`: others print numbers with a comma. */
export function measureRun(
  line: string,
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<RunMeasure> {
  const start = performance.now()
  const child = spawn('bash', ['-c', `TIMEFORMAT='processor %U %S'; time (${line})`], {
    cwd: folder,
    env: { ...environment, LC_ALL: 'C' },
  })
  let output = ''
  let memory = 0
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      output += text
    })
  }
  const timer = setInterval(() => {
    memory = Math.max(memory, sumMemory(child.pid ?? 0))
  }, interval)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => {
      clearInterval(timer)
      const wall = (performance.now() - start) / 1000
      resolve({ succeeded: status === 0, output, wall, processor: readProcessorTime(output), memory })
    })
  })
}

/** The seconds of user and system that bash prints at the end. */
export function readProcessorTime(output: string): number {
  const [, user = '0', system = '0'] = /processor ([\d.]+) ([\d.]+)\s*$/.exec(output) ?? []
  return Number(user) + Number(system)
}

/** The memory that a process and all below it hold. A process may end while it is looked at. */
function sumMemory(root: number): number {
  const processes = listProcesses()
  const wanted = new Set([root])
  // A child can stand before its parent in the list.
  for (let size = 0; size !== wanted.size; ) {
    size = wanted.size
    for (const { id, parent } of processes) if (wanted.has(parent)) wanted.add(id)
  }
  return processes.filter(({ id }) => wanted.has(id)).reduce((sum, { memory }) => sum + memory, 0)
}

function listProcesses(): { id: number; parent: number; memory: number }[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readProcess(name))
  } catch {
    return []
  }
}

function readProcess(name: string): { id: number; parent: number; memory: number }[] {
  try {
    const text = readFileSync(`/proc/${name}/status`, 'utf8')
    const read = (key: string) => Number(new RegExp(`^${key}:\\s*(\\d+)`, 'm').exec(text)?.[1] ?? 0)
    return [{ id: Number(name), parent: read('PPid'), memory: read('VmRSS') * 1024 }]
  } catch {
    return []
  }
}
