import { z } from 'zod'
import { routeSchema } from './route-schema'

/** States that a page, a fact or a field can have (see CONTRIBUTING.md, "Draft and confirmed"). */
export const contentStatuses = ['draft', 'confirmed'] as const

/** The shape of a page's body: a docs page with sidebar and contents list, or a page of full width. */
export const pageLayouts = ['docs', 'wide'] as const

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
  })
  .strict()

/** A page's front matter after checking. */
export type FrontMatter = z.output<typeof frontMatterSchema>
