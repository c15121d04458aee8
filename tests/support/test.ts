import { test as base, expect, type Page } from '@playwright/test'
import { siteAddress } from '../../playwright.config'

interface Observations {
  /** Errors of the console, requests that failed, requests to other hosts. */
  faults: string[]
}

/**
 * The test of this site: a page that writes down what a reader would not see. Each test ends by
 * expecting that there was nothing, unless it empties the list.
 */
export const test = base.extend<{ observations: Observations }>({
  observations: [
    async ({ page }, use) => {
      const observations: Observations = { faults: [] }
      observe(page, observations.faults)
      await use(observations)
      // What a page still asks for at the end of a test must not become an error of no test.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(observations.faults).toEqual([])
    },
    { auto: true },
  ],
})

function observe(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpectedNotFound(message.text(), message.location().url)) {
      faults.push(`console: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    // A new page ends the requests of the one before.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`)
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    const isOurs = [siteAddress, 'http://127.0.0.1:4311'].includes(origin) || protocol === 'data:'
    if (!isOurs) faults.push(`other host: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !isPageAddress(response.url()))
      faults.push(`${response.status()}: ${response.url()}`)
  })
}

/** The browser writes an error for a page that is answered with 404, also where that is what is tested. */
function isExpectedNotFound(text: string, url: string): boolean {
  return text.includes('404') && isPageAddress(url)
}

function isPageAddress(url: string): boolean {
  return !/\.[a-z0-9]+$/i.test(new URL(url).pathname) && !url.includes('/_next/')
}

/** Waits until the page's script has taken over. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true')
}

export { expect }
