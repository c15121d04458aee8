import { z } from 'zod'
import { contentStatuses } from '../pages/front-matter'
import { siteAddressSchema } from '../pages/route-schema'

const words = z.string().trim().min(2, 'a word of at least two letters')

/** `content/terms.json`: the words of this site, one for each thing. Other keys are mistakes. */
export const termsSchema = z
  .array(
    z
      .object({
        /** The word as it stands on every page, letter for letter. */
        term: words,
        /** What it means, in one or two plain sentences. */
        meaning: z
          .string()
          .trim()
          .min(20, 'a meaning of at least 20 letters')
          .max(200, 'a meaning of at most 200 letters')
          .regex(/[.!?]$/, 'a sentence that ends with a full stop'),
        /** Words that people have in mind instead; for search, not for pages. */
        plainWords: z.array(words),
        /** Variants that must not stand on a page, letter for letter; a small first letter stands for both. */
        forbidden: z.array(words),
        /** Address that explains the term. */
        page: siteAddressSchema.optional(),
        status: z.enum(contentStatuses),
      })
      .strict(),
  )
  .min(1, 'at least one term')

/** One term of `content/terms.json`. */
export type Term = z.output<typeof termsSchema>[number]

/** The file that holds the terms. */
export const termsFile = 'content/terms.json'
