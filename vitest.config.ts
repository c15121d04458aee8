import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{lib,markdown,tools,components}/**/*.test.{ts,tsx}'],
  },
})
