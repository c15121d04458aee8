import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/snippets/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 1_200_000,
    fileParallelism: false,
    // graphql-js has to be loaded once, and the server would load it in another form than the schema.
    server: { deps: { inline: [/graphql/, /@envelop/, /@whatwg-node/] } },
  },
})
