import { measureChange } from './measure-change'
import { type Phone, setLine } from './run-on-phone'

/** How long the rest of a page's files may take after its script, in milliseconds. */
const restTime = 1000

/**
 * Follows the last link of the text of the page that is open, with all its files there.
 *
 * @returns milliseconds from the press until the heading of the other page is painted
 */
export async function measureNavigation({ page, session }: Phone): Promise<number> {
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
  const time = await measureChange(page, { event: 'click', part: 'h1', act })
  if (time === undefined) throw new Error(`The last link of ${page.url()} led to no other heading.`)
  return time
}
