import { measureChange } from './measure-change'
import { openPage, watchedTime } from './measure-load'
import type { Phone } from './run-on-phone'

/**
 * Opens the search of a page and types a query, letter by letter, each when the results of the one before are there.
 *
 * @returns for each key that changed the results, the milliseconds until the new ones were painted
 */
export async function measureTyping({ page }: Phone, address: string, query: string): Promise<number[]> {
  await openPage(page, address)
  await page.getByRole('button', { name: /^Search/ }).click()
  await page.getByRole('combobox', { name: 'Search' }).waitFor()
  await page.waitForTimeout(watchedTime)
  const times: number[] = []
  for (const letter of query) {
    const { results } = await measureChange(page, {
      event: 'keydown',
      parts: { results: 'dialog[open] [role="listbox"]' },
      act: () => page.keyboard.press(letter),
    })
    if (results !== undefined) times.push(results)
  }
  return times
}
