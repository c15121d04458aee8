import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import type { ExportSettings } from '../../tools/export-settings'
import { findNginx } from '../../tools/find-nginx'
import { toNginxHeadersFile } from '../../tools/write-headers'
import { composeConfiguration, fillPlaces } from './compose-configuration'

/** A running nginx that serves an export. */
export interface RunningNginx {
  /** Its address without a path. */
  origin: string
  /** The ids of the processes that answer; on Linux alone. */
  listWorkers: () => number[]
  /** Ends it, and takes away what it wrote. */
  stop: () => Promise<void>
}

/**
 * Starts the installed nginx with `deploy/nginx.conf`, as the present user, on the loopback address.
 *
 * @param settings the folder of the export as an absolute path, and the path that it was built with
 * @throws when there is no nginx, and when it does not start, with what it said
 */
export async function startNginx(settings: ExportSettings, port: number): Promise<RunningNginx> {
  const nginx = findNginx()
  if (!nginx) throw new Error('There is no nginx; run "npx tsx tools/ensure-nginx.ts" first.')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const file = writeConfiguration(folder, nginx.brotliModule, settings, port)
  const options = ['-e', join(folder, 'error.log'), '-c', file]
  execFileSync(nginx.program, [...options, '-t'], { stdio: 'pipe' })
  const master = spawn(nginx.program, options, { stdio: 'ignore' })
  await waitForPort(port, master, () => readFileSync(join(folder, 'error.log'), 'utf8'))
  return {
    origin: `http://127.0.0.1:${port}`,
    listWorkers: () => listChildren(master.pid),
    stop: async () => {
      const hasEnded = new Promise((resolve) => master.once('exit', resolve))
      master.kill('SIGTERM')
      await hasEnded
      rmSync(folder, { recursive: true })
    },
  }
}

function writeConfiguration(
  folder: string,
  brotliModule: string,
  { folder: exportFolder, basePath }: ExportSettings,
  port: number,
): string {
  const root = basePath === '' ? exportFolder : linkBelow(join(folder, 'root'), basePath, exportFolder)
  const template = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
  const serverFile = join(folder, 'server.conf')
  const file = join(folder, 'nginx.conf')
  const user = process.getuid?.() === 0 ? readUser() : undefined
  writeFileSync(
    serverFile,
    fillPlaces(template, {
      PORT: `127.0.0.1:${port}`,
      HOST: 'localhost',
      ROOT: root,
      BASE_PATH: basePath,
      HEADERS: toNginxHeadersFile(exportFolder),
    }),
  )
  writeFileSync(file, composeConfiguration(serverFile, { brotliModule, folder, user }))
  return file
}

/** Makes a folder in which a path leads to the export. */
function linkBelow(root: string, basePath: string, exportFolder: string): string {
  mkdirSync(dirname(join(root, basePath)), { recursive: true })
  symlinkSync(exportFolder, join(root, basePath))
  return root
}

/** The user and the group that nginx is started as. */
function readUser(): string {
  return `${userInfo().username} ${execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim()}`
}

/** Waits until the port takes connections, or the process ends. */
async function waitForPort(port: number, master: ChildProcess, readLog: () => string): Promise<void> {
  while (!(await canConnect(port))) {
    if (master.exitCode !== null) throw new Error(`nginx has ended: ${readLog()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })
}

/** Reads what only Linux tells. */
function listChildren(parent: number | undefined): number[] {
  const text = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim()
  return text.split(' ').map(Number)
}
