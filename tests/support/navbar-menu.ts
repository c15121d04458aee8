import type { Locator, Page } from '@playwright/test'
import { expect, getNavbar } from './frame'

/** The trigger of a menu of the bar, by its whole label. Two menus of languages have the same one. */
export function getTrigger(page: Page, label: string): Locator {
  return getNavbar(page).getByRole('button', { name: label, exact: true })
}

/** A link in a menu of the bar, by its whole label. It is found only while its menu shows. */
export function getEntry(page: Page, label: string): Locator {
  return getNavbar(page).getByRole('listitem').getByRole('link', { name: label, exact: true })
}

/** Opens a menu of the bar by a key, which works for a trigger that is a link, too. */
export async function openMenu(trigger: Locator): Promise<void> {
  await trigger.press('Enter')
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')
}

/** Labels and addresses of the links in the menu that shows, in their order. */
export function readEntries(page: Page): Promise<[string, string | null][]> {
  return getNavbar(page)
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent ?? '', link.getAttribute('href')]))
}

/** The colour of a text, as the browser computes it. */
export function readColor(text: Locator): Promise<string> {
  return text.evaluate((element) => getComputedStyle(element).color)
}
