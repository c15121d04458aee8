import { z } from 'zod'
import { httpsAddressSchema, routeSchema } from '../pages/route-schema'

const label = z.string().min(1, 'a label of at least one letter')

/** Side of the bar. */
const position = z.enum(['left', 'right']).default('right')

const pattern = z.string().refine(isPattern, 'a regular expression')

const target = {
  /** A page of this site. */
  to: routeSchema.optional(),
  /** A page elsewhere; it opens in a new tab. */
  href: httpsAddressSchema.optional(),
}

/** A plain link. It is marked on its page and on those below it. */
const link = z
  .object({
    type: z.literal('link'),
    label,
    ...target,
    position,
    /** The folder whose pages mark the item, in place of its own address. */
    activeBelow: routeSchema.optional(),
    /** A regular expression; the item is marked where a path matches it, in any letter case. */
    activePattern: pattern.optional(),
  })
  .strict()

/** Text as HTML. It reaches the page unescaped: never put anything here that others can write. */
const html = z.object({ type: z.literal('html'), value: z.string(), position }).strict()

/** A page of the guides, in the version that the reader is in. */
const doc = z
  .object({ type: z.literal('doc'), docId: z.string(), label: label.optional(), position })
  .strict()

/** A guide: leads to the first page of its sidebar, in the version that the reader is in. */
const docSidebar = z
  .object({ type: z.literal('docSidebar'), sidebarId: z.string(), label: label.optional(), position })
  .strict()

/** The version of the docs that the reader is in; leads to its main page. */
const docsVersion = z
  .object({ type: z.literal('docsVersion'), label: label.optional(), to: routeSchema.optional(), position })
  .strict()

const entry = asItem(
  z.discriminatedUnion('type', [link, html, doc, docSidebar, docsVersion], {
    errorMap: ({ code }, { defaultError }) => ({
      message:
        code === 'invalid_union_discriminator'
          ? 'an entry of type "link", "html", "doc", "docSidebar" or "docsVersion"; a dropdown cannot hold another one'
          : defaultError,
    }),
  }),
)

/** A menu that folds out. It may be a link, too. */
const dropdown = z
  .object({
    type: z.literal('dropdown'),
    label,
    ...target,
    items: z.array(entry).min(1, 'at least one entry'),
    position,
  })
  .strict()

/** The languages of the site. */
const localeDropdown = z
  .object({
    type: z.literal('localeDropdown'),
    /** Parameters that each entry adds to the query of the address, such as `from=menu`. */
    extraQuery: z
      .string()
      .regex(/^[^?#\s]+$/, 'parameters such as "from=menu", without question mark, hash and spaces')
      .optional(),
    position,
  })
  .strict()

/** The place of the search box. Without such an item, it stands at the end of the bar. */
const search = z.object({ type: z.literal('search'), position }).strict()

/** The versions of the docs. */
const docsVersionDropdown = z
  .object({
    type: z.literal('docsVersionDropdown'),
    /** The names of the versions to choose from; all of them if left out. */
    versions: z.array(z.string()).min(1, 'at least one version').optional(),
    /** Entries below the versions. */
    itemsAfter: z.array(entry).optional(),
    position,
  })
  .strict()

/** One item of the navbar. Without a type, it is a link, or a dropdown if it has items. */
export const navbarItemSchema = asItem(
  z.discriminatedUnion('type', [
    link,
    dropdown,
    localeDropdown,
    search,
    html,
    doc,
    docSidebar,
    docsVersion,
    docsVersionDropdown,
  ]),
)

/** The navbar: its items, and whether it moves out of sight while the reader scrolls down. */
export const navbarSchema = z
  .object({
    hideOnScroll: z.boolean().default(true),
    items: z.array(navbarItemSchema).superRefine(refuseSecondSearch),
  })
  .strict()

/** Adds the type where none is written, and allows one target alone. */
function asItem<Schema extends z.ZodTypeAny>(schema: Schema) {
  return z.preprocess(addType, schema.superRefine(refuseTwoTargets))
}

function addType(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'type' in value) return value
  return { type: 'items' in value ? 'dropdown' : 'link', ...value }
}

function refuseTwoTargets(item: { type: string; to?: string; href?: string }, context: z.RefinementCtx) {
  const targets = [item.to, item.href].filter((one) => one !== undefined).length
  if (item.type === 'link' && targets !== 1) {
    context.addIssue({ code: 'custom', message: 'exactly one of "to" and "href"' })
  }
  if (item.type === 'dropdown' && targets > 1) {
    context.addIssue({ code: 'custom', message: 'at most one of "to" and "href"' })
  }
}

function refuseSecondSearch(items: readonly { type: string }[], context: z.RefinementCtx) {
  const places = items.flatMap(({ type }, index) => (type === 'search' ? [index] : []))
  for (const index of places.slice(1)) {
    context.addIssue({ code: 'custom', path: [index], message: 'one item of type "search" at most' })
  }
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'i') !== undefined
  } catch {
    return false
  }
}

/** One item of a dropdown, as it is written. */
export type NavbarEntry =
  | WithoutType<z.input<typeof link>>
  | z.input<typeof html>
  | z.input<typeof doc>
  | z.input<typeof docSidebar>
  | z.input<typeof docsVersion>

/** One item of the navbar, as it is written. */
export type NavbarItem =
  | NavbarEntry
  | (WithoutType<Omit<z.input<typeof dropdown>, 'items'>> & { items: NavbarEntry[] })
  | (Omit<z.input<typeof docsVersionDropdown>, 'itemsAfter'> & { itemsAfter?: NavbarEntry[] })
  | z.input<typeof localeDropdown>
  | z.input<typeof search>

type WithoutType<Item extends { type: string }> = Omit<Item, 'type'> & { type?: Item['type'] }
