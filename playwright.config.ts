import { defineConfig } from '@playwright/test'
import { findBrowser } from './tools/find-browser'

/** Addresses of the two exports that the browser tests open: the site itself, and the one under a base path. */
export const siteAddress = 'http://127.0.0.1:4310'
export const basePathAddress = 'http://127.0.0.1:4311/help'

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: siteAddress,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: [
    {
      command: 'npx tsx tools/serve.ts',
      url: siteAddress,
      env: { PORT: '4310', BASE_PATH: '', EXPORT_FOLDER: 'out' },
    },
    {
      command: 'npx tsx tools/serve.ts',
      url: `${basePathAddress}/`,
      env: { PORT: '4311', BASE_PATH: '/help', EXPORT_FOLDER: 'out-base-path' },
    },
  ],
})
