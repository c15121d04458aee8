import { z } from 'zod'
import { isSafePath, splitAddress } from './route'

const routePattern = /^\/([^/?#]+\/)*$/

const siteAddressPattern = /^\/(?!\/)/

const safeRule = 'an address without "." and ".." as parts, and without control characters'

/** A route as it stands in data files, front matter and configuration: `/docs/intro/`. */
export const routeSchema = z
  .string()
  .regex(routePattern, 'a route that starts and ends with a slash, without query and hash')
  .refine((route) => !routePattern.test(route) || isSafePath(route), safeRule)

/** An address of this site with query and hash if wanted. Two slashes would lead to another host. */
export const siteAddressSchema = z
  .string()
  .regex(siteAddressPattern, 'an address of this site, which starts with one slash')
  .refine((address) => !siteAddressPattern.test(address) || isSafePath(splitAddress(address).path), safeRule)

/** An address on another host. */
export const httpsAddressSchema = z
  .string()
  .regex(/^https:\/\/\S+$/, 'an address that starts with https://')
  .refine((address) => !/\p{Cc}/u.test(address), 'an address without control characters')
  .refine((address) => !address.startsWith('https://') || URL.canParse(address), 'an address with a host')

/** Where a site is published: what its routes are put behind. */
export const siteUrlSchema = httpsAddressSchema
  .refine((address) => !address.endsWith('/'), 'an address without a final slash')
  .refine((address) => !/[?#]/.test(address), 'an address without query and hash')
