import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** What axe looks at, as CSS selectors, and by which rules; without them, all of the page by all rules. */
export interface AxeScope {
  context?: string | { include: string[]; exclude: string[] }
  rules?: readonly string[]
}

/** What axe has found: each element with the rule, such as `color-contrast: <p>…</p>`. */
export interface AxeFindings {
  violations: string[]
  /** What axe cannot decide. */
  incomplete: string[]
  passes: string[]
}

/**
 * Runs axe in a page that has no frames, so it needs none of what @axe-core/playwright does for them, which
 * takes longer than axe itself.
 */
export async function runAxe(page: Page, { context, rules }: AxeScope = {}): Promise<AxeFindings> {
  if (page.frames().length > 1)
    throw new Error(`Found frames on ${page.url()}, which this does not look into.`)
  if (!(await page.evaluate(() => typeof window.axe?.run === 'function'))) await page.evaluate(axe.source)
  const options: RunOptions = rules ? { runOnly: { type: 'rule', values: [...rules] } } : {}
  return page.evaluate(
    async ({ context, options }) => {
      if (!window.axe) throw new Error('axe did not start.')
      const found = await window.axe.run(context ?? document, options)
      const list = (kind: 'violations' | 'incomplete' | 'passes') =>
        found[kind].flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
      return { violations: list('violations'), incomplete: list('incomplete'), passes: list('passes') }
    },
    { context, options },
  )
}

/** What axe finds wrong, each element with the rule. */
export async function listAxeViolations(page: Page, scope?: AxeScope): Promise<string[]> {
  return (await runAxe(page, scope)).violations
}

declare global {
  interface Window {
    axe?: typeof axe
  }
}
