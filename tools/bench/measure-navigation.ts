import { measureChange } from './measure-change'
import { type Phone, setLine } from './run-on-phone'

/** How long the rest of a page's files may take after its script, in milliseconds. */
const restTime = 1000

/** How long it took to another page, in milliseconds from the press on its link. */
export interface NavigationMeasure {
  /** Until its heading was painted. */
  heading: number
  /** Until what is below the heading on the first screen was painted, too. */
  page: number
}

/** The heading of a page, and the same of one that is on its way, which comes after it. */
const parts = { heading: 'main h1, [data-page-ahead]:not([hidden]) h1', page: 'main h1' }

/** Follows the last link of the text of the page that is open, with all its files there. */
export async function measureNavigation({ page, session }: Phone): Promise<NavigationMeasure> {
  await setLine(session, 'fast')
  const link = page.getByRole('main').locator('a[href*="/docs/"]:visible').last()
  const arrival = page.waitForEvent('requestfinished', (request) => /\/chunks\/pages\//.test(request.url()))
  await link.hover()
  await arrival
  await page.waitForTimeout(restTime)
  // The pointer is over the link. `link.click()` would have the page look for what is there, within the time that counts.
  const act = async () => {
    await page.mouse.down()
    await page.mouse.up()
  }
  const times = await measureChange(page, { event: 'click', parts, act })
  if (times.heading === undefined || times.page === undefined) {
    throw new Error(`The last link of ${page.url()} led to no other heading.`)
  }
  return { heading: times.heading, page: times.page }
}
