import { z } from 'zod'
import { routeSchema, siteAddressSchema } from '../pages/route-schema'

const httpsAddress = z.string().regex(/^https:\/\/\S+$/, 'an address that starts with https://')

/** One link of the bar at the top: exactly one of `to` (a route of this site) and `href` (elsewhere). */
const navbarItem = z
  .object({
    label: z.string().min(1, 'a label of at least one letter'),
    to: routeSchema.optional(),
    href: httpsAddress.optional(),
    /** Side of the bar. */
    position: z.enum(['left', 'right']).default('right'),
    /** For a link of this site: the folder whose pages mark the item as the current one. */
    activeBelow: routeSchema.optional(),
  })
  .strict()
  .refine((item) => (item.to === undefined) !== (item.href === undefined), 'exactly one of "to" and "href"')

const redirect = z
  .object({
    /** The old address. */
    from: routeSchema,
    /** Where it leads: a route of this site, with query and hash if wanted. */
    to: siteAddressSchema,
  })
  .strict()

/** `site.config.ts`: what this site is. Other keys are mistakes. */
export const siteConfigSchema = z
  .object({
    title: z.string().min(1, 'a title of at least one letter'),
    tagline: z.string().min(1, 'a tagline of at least one letter'),
    /** Where the site is published, without a final slash; canonical links are made from it. */
    url: httpsAddress.regex(/[^/]$/, 'an address without a final slash'),
    navbar: z.object({ items: z.array(navbarItem) }).strict(),
    footer: z.object({ copyright: z.string().min(1, 'a copyright line of at least one letter') }).strict(),
    redirects: z.array(redirect),
  })
  .strict()

/** `site.config.ts` as it is written. */
export type SiteConfig = z.input<typeof siteConfigSchema>

/** One link of the bar at the top, as it is written. */
export type NavbarItem = SiteConfig['navbar']['items'][number]

/** One row of the redirect table. */
export type Redirect = SiteConfig['redirects'][number]

/** The file that holds the site's configuration. */
export const siteConfigFile = 'site.config.ts'
