import { defineConfig } from 'vitest/config'

export default defineConfig({
  // tsconfig.json leaves JSX to Next.js.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{lib,markdown,tools,components}/**/*.test.{ts,tsx}'],
    // What `skipTrailingSlashRedirect` in next.config.mjs tells the link code of Next.js.
    env: { __NEXT_MANUAL_TRAILING_SLASH: 'true' },
  },
})
