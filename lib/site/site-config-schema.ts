import { z } from 'zod'
import { announcementSchema } from '../announcement/announcement-schema'
import { colorModeSchema } from '../color-mode/color-mode-schema'
import { localesSchema } from '../locales/locales-schema'
import { type NavbarItem, navbarSchema } from '../navbar/navbar-schema'
import { httpsAddressSchema, routeSchema, siteAddressSchema, siteUrlSchema } from '../pages/route-schema'
import { sidebarSchema } from '../sidebar/sidebar-schema'
import { docsSchema } from '../versions/versions-schema'

const footerLink = z
  .object({
    label: z.string().min(1, 'a label of at least one letter'),
    to: routeSchema.optional(),
    href: httpsAddressSchema.optional(),
  })
  .strict()
  .refine((item) => (item.to === undefined) !== (item.href === undefined), 'exactly one of "to" and "href"')

const footer = z
  .object({
    /** Columns of links. */
    columns: z.array(z.object({ title: z.string(), items: z.array(footerLink) }).strict()).optional(),
    /** The last line. It may hold HTML, which reaches the page unescaped. */
    copyright: z.string().min(1, 'a copyright line of at least one letter'),
  })
  .strict()

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
    url: siteUrlSchema,
    locales: localesSchema,
    docs: docsSchema,
    colorMode: colorModeSchema.default({}),
    announcement: announcementSchema.optional(),
    navbar: navbarSchema,
    sidebar: sidebarSchema.default({}),
    footer,
    redirects: z.array(redirect),
  })
  .strict()

/** `site.config.ts` as it is written. */
export type SiteConfig = Omit<z.input<typeof siteConfigSchema>, 'navbar'> & {
  navbar: { hideOnScroll?: boolean | undefined; items: NavbarItem[] }
}

/** One row of the redirect table. */
export type Redirect = SiteConfig['redirects'][number]

/** The file that holds the site's configuration. */
export const siteConfigFile = 'site.config.ts'
