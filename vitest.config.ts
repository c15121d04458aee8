import { defineConfig } from 'vitest/config'

export default defineConfig({
  // tsconfig.json leaves JSX to Next.js.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Some tests run a whole command; how long that takes is the machine's affair.
    testTimeout: 60_000,
    include: ['{lib,markdown,tools,components}/**/*.test.{ts,tsx}'],
    // graphql-js has to be loaded once; these libraries would load it in another form than our modules.
    server: { deps: { inline: [/@graphql-inspector/] } },
    // What `skipTrailingSlashRedirect` in next.config.mjs tells the link code of Next.js.
    env: { __NEXT_MANUAL_TRAILING_SLASH: 'true' },
  },
})
