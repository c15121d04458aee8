import { defineConfig } from '@playwright/test'
import type { FrameOptions } from './tests/support/frame'
import { addressOf, exportFolderOf, framePorts, frameSites } from './tests/support/frame-sites'
import { findBrowser } from './tools/find-browser'

/** Addresses of the two exports that the browser tests open: the site itself, and the one under a base path. */
export const siteAddress = 'http://127.0.0.1:4310'
export const basePathAddress = 'http://127.0.0.1:4311/help'

const executablePath = findBrowser()
/** While tests are written: the servers that run already are used. */
const reuseExistingServer = process.env.REUSE_SERVERS === '1'

/** What the projects of the frame share. They open the fixture sites, first of all `multi`. */
const frame = {
  testDir: 'tests/frame',
  use: { baseURL: addressOf('multi', ''), viewport: { width: 1280, height: 800 } },
}

export default defineConfig<FrameOptions>({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // What passes only the second time is listed as flaky at the end of a run.
  retries: 1,
  reporter: [['list', { printSteps: false }], ['./tests/support/case-reporter.ts']],
  use: {
    baseURL: siteAddress,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'site', testIgnore: 'tests/frame/*' },
    { name: 'frame', ...frame, grepInvert: /@only-restricted/ },
    {
      // The same behaviour where the reader wants no motion and the browser keeps nothing.
      name: 'frame-restricted',
      ...frame,
      testIgnore: ['**/keyboard.spec.ts', '**/open-parts.spec.ts', '**/without-scripts.spec.ts'],
      grepInvert: /@needs-(motion|storage)/,
      use: { ...frame.use, contextOptions: { reducedMotion: 'reduce' }, blocksStorage: true },
    },
  ],
  webServer: [
    {
      command: 'npx tsx tools/serve.ts',
      url: siteAddress,
      env: { PORT: '4310', BASE_PATH: '', EXPORT_FOLDER: 'out' },
      reuseExistingServer,
    },
    {
      command: 'npx tsx tools/serve.ts',
      url: `${basePathAddress}/`,
      env: { PORT: '4311', BASE_PATH: '/help', EXPORT_FOLDER: 'out-base-path' },
      reuseExistingServer,
    },
    ...frameSites.map((site) => ({
      command: 'npx tsx tools/serve.ts',
      url: addressOf(site, '/'),
      env: { PORT: String(framePorts[site]), BASE_PATH: '', EXPORT_FOLDER: exportFolderOf(site) },
      reuseExistingServer,
    })),
  ],
})
