import { z } from 'zod'
import { routeSchema } from '../pages/route-schema'

/** One entry: a label alone, or a label with more. */
const entry = z.preprocess(
  (value) => (typeof value === 'string' ? { title: value } : value),
  z
    .object(
      {
        /** The label in sidebar, breadcrumbs and cards. */
        title: z.string().trim().min(1, 'a label of at least one letter'),
        /** For a category: the route of the page that its label leads to. */
        page: routeSchema.optional(),
        /** For a category: what its card says, in place of the number of its entries. */
        description: z.string().trim().min(10, 'a description of at least ten letters').optional(),
        /** True keeps a page out of the sidebar, the cards and the order of reading. */
        hidden: z.boolean().optional(),
      },
      { invalid_type_error: 'a label, or an object with "title"' },
    )
    .strict(),
)

/** JavaScript puts keys of digits alone in front of all others, so they would lose their place. */
const key = z
  .string()
  .regex(/\D/, 'a name that is not made of digits alone')
  // Zod leaves an entry of this name out of its result without a word.
  .refine((name) => name !== '__proto__', 'a name other than "__proto__"')

/**
 * `_meta.json`: for each folder, by its route, the entries in their order. A key names a page file
 * or a folder in it (`index` is the folder's own page); a key that starts with a slash is the route
 * of a page that lives elsewhere.
 */
export const metaSchema = z.record(routeSchema, z.record(key, entry))

/** `_meta.json` after checking. */
export type Meta = z.output<typeof metaSchema>

/** The file that holds the order and the labels of all categories and pages. */
export const metaFile = '_meta.json'
