import { z } from 'zod'

/** A route as it stands in data files, front matter and configuration: `/docs/intro/`. */
export const routeSchema = z
  .string()
  .regex(/^\/([^/?#]+\/)*$/, 'a route that starts and ends with a slash, without query and hash')

/** An address of this site with query and hash if wanted. Two slashes would lead to another host. */
export const siteAddressSchema = z
  .string()
  .regex(/^\/(?!\/)/, 'an address of this site, which starts with one slash')

/** An address on another host. */
export const httpsAddressSchema = z.string().regex(/^https:\/\/\S+$/, 'an address that starts with https://')
