import { siteConfig } from '../../site.config'

const { locales } = siteConfig

/** The language that the site is built in: next.config.mjs checks its code, and puts it in place of the variable. */
export const currentLocale = locales.find(({ code }) => code === process.env.LOCALE) ?? locales[0]
