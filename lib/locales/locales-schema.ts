import { z } from 'zod'
import { siteUrlSchema } from '../pages/route-schema'

/** One language of the site. */
const locale = z
  .object({
    /** Names the language in addresses, such as `en`. */
    code: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'a code such as "en" or "pt-BR"'),
    /** The language's own name for itself. */
    label: z.string().min(1, 'a label of at least one letter'),
    /** What browsers are told, such as `en-GB`; the code if left out. */
    htmlLang: z.string().optional(),
    direction: z.enum(['ltr', 'rtl']).default('ltr'),
    /** Where the language is published, if that is another host; without a final slash. */
    url: siteUrlSchema.optional(),
  })
  .strict()

/**
 * The languages of the site. The first one is the default: its addresses have no prefix. Each other one is
 * a build of its own (`LOCALE=fr npm run build`), whose addresses start with its code.
 */
export const localesSchema = z
  .array(locale)
  .nonempty('at least one language')
  .refine((locales) => areDifferent(locales.map(({ code }) => code)), 'languages of different codes')

function areDifferent(names: readonly string[]): boolean {
  return new Set(names).size === names.length
}

/** One language of the site, as it is written. */
export type Locale = z.input<typeof localesSchema>[number]
