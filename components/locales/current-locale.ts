import { findLocale } from '../../lib/locales/locales'
import { siteConfig } from '../../site.config'

/** The language that the site is built in. next.config.mjs puts its code in place of the variable. */
export const currentLocale = findLocale(siteConfig.locales, process.env.LOCALE)
