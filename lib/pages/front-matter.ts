import { z } from 'zod'
import { defaultLevels } from '../toc/compose-contents'
import { routeSchema, siteAddressSchema } from './route-schema'

/** States that a page, a fact or a field can have (see CONTRIBUTING.md, "Draft and confirmed"). */
export const contentStatuses = ['draft', 'confirmed'] as const

/** The shape of a page's body: a docs page with sidebar and contents list, or a page of full width. */
export const pageLayouts = ['docs', 'wide'] as const

/** The kinds of change that a release note lists, in the order of its sections. */
export const changeKinds = ['added', 'changed', 'fixed', 'removed'] as const

const sentence = z
  .string()
  .trim()
  .regex(/[.!?]$/, 'a sentence that ends with a full stop')

const change = z
  .object({
    kind: z.enum(changeKinds),
    /** What is different now, in plain text: signs of Markdown are shown as they are. */
    text: sentence,
    /** What that means for the reader. */
    meaning: sentence,
    /** Addresses of the pages that the change touches. */
    pages: z.array(siteAddressSchema).min(1, 'at least one address'),
  })
  .strict()

/** One change of a release. */
export type Change = z.output<typeof change>

const anyLevel = 'a level from 2 to 6'

const headingLevel = z
  .number({ invalid_type_error: anyLevel })
  .int(anyLevel)
  .min(2, anyLevel)
  .max(6, anyLevel)
  .optional()

const neighbour = z
  .union([routeSchema, z.literal(false)], {
    errorMap: () => ({ message: 'a route that starts and ends with a slash, or false' }),
  })
  .optional()

/** What stands between the `---` lines at the top of a page. Other keys are mistakes. */
export const frontMatterSchema = z
  .object({
    /** The page's name: its heading, its browser title, its card. */
    title: z
      .string()
      .trim()
      .min(1, 'a title of at least one letter')
      .max(70, 'a title of at most 70 letters'),
    /** One sentence for cards, search results and link previews. */
    description: z
      .string()
      .trim()
      .min(40, 'a description of 40 to 170 letters')
      .max(170, 'a description of 40 to 170 letters')
      .regex(/[.!?]$/, 'a description that ends with a full stop'),
    /** Whether the page rests on public sources or waits to be confirmed by the product's owner. */
    status: z.enum(contentStatuses),
    /** How the page is laid out. */
    layout: z.enum(pageLayouts).default('docs'),
    /** The route of the page that this one repeats; search engines and the sidebar follow it. */
    canonical: routeSchema.optional(),
    /** On a reference page of the API: the schema coordinate of its element, such as `ContainerSite` or `@skip`. */
    graphql: z
      .string()
      .regex(
        /^(?:@[A-Za-z_]\w*|[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?)$/,
        'a coordinate such as "ContainerSite", "Query.currentUser" or "@skip"',
      )
      .optional(),
    /** In a release note: what the release changed. */
    changes: z.array(change).min(1, 'at least one change').optional(),
    /** In a release note: the day of the release, if it is known. */
    date: z.string().refine(isDate, 'a date such as "2025-03-31"').optional(),
    /** What the links of the pages before and after say of this one; its label in `_meta.json` when left out. */
    paginationLabel: z.string().trim().min(1, 'a label of at least one letter').optional(),
    /** The page that "Previous" leads to, in place of the one before; `false` for none. */
    paginationPrevious: neighbour,
    /** The page that "Next" leads to, in place of the one behind; `false` for none. */
    paginationNext: neighbour,
    /** The level of the first headings in the list of contents; 2 when left out. */
    tocMinHeadingLevel: headingLevel,
    /** The level of the last headings in the list of contents; 3 when left out. */
    tocMaxHeadingLevel: headingLevel,
    /** True for a page without a list of contents. */
    hideTableOfContents: z.boolean().optional(),
  })
  .strict()
  .superRefine(({ tocMinHeadingLevel: min = defaultLevels.min, tocMaxHeadingLevel: max }, context) => {
    if (min <= (max ?? defaultLevels.max)) return
    context.addIssue({
      code: 'custom',
      path: ['tocMaxHeadingLevel'],
      message: `a level from ${min} to 6, since "tocMinHeadingLevel" is ${min}`,
    })
  })

/** Counts the days of each month, which a pattern cannot. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** A page's front matter after checking. */
export type FrontMatter = z.output<typeof frontMatterSchema>
