import { splitAddress } from '../pages/route'

/** The languages that examples are shown in, by the value of their tabs. */
export const languages = ['curl', 'typescript', 'python'] as const

/** One of the languages of examples. */
export type Language = (typeof languages)[number]

/** Where the chosen language is kept on the device. */
export const languageKey = 'tabs.language'

/** The parameter of an address that asks for a language. */
export const languageParameter = 'language'

/** True for the value of a tab that is a language. */
export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value)
}

/**
 * The language that a page opens with: the one that its address asks for, else the kept one. Values that
 * are no language count as none.
 *
 * @param search the query of the address, with or without its question mark
 * @param kept what is kept on the device, as it was read
 */
export function readLanguage(search: string, kept: string | null | undefined): Language | undefined {
  const asked = new URLSearchParams(search).get(languageParameter)
  return [asked, kept].find(isLanguage)
}

/**
 * The address with the language as its parameter, or without one.
 *
 * @param address path with query and hash, all of which stay otherwise
 */
export function setLanguageParameter(address: string, language: Language | undefined): string {
  const { path, query, hash } = splitAddress(address)
  const others = query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(`?${part}`).has(languageParameter))
  const parts = language === undefined ? others : [...others, `${languageParameter}=${language}`]
  return `${path}${parts.length > 0 ? `?${parts.join('&')}` : ''}${hash}`
}
