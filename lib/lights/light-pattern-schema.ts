import { z } from 'zod'
import { contentStatuses } from '../pages/front-matter'
import { siteAddressSchema } from '../pages/route-schema'

/** The colours that the light of a BinBar has. */
export const lightColors = ['white', 'blue', 'green', 'amber', 'red'] as const

const sentence = z
  .string()
  .trim()
  .regex(/[.!?]$/, 'a sentence that ends with a full stop')

/** `content/light-patterns.json`: what the light shows, and what that means. */
export const lightPatternsSchema = z.array(
  z
    .object({
      /** Name in addresses: the pattern stands at `/docs/binbar/led-patterns/#id`. */
      id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'small letters and hyphens'),
      name: z.string().trim().min(3, 'a name of at least three letters'),
      color: z.enum(lightColors),
      /** Durations in milliseconds, in turn on and off; then it starts anew. */
      rhythm: z
        .array(z.number().int('whole milliseconds').min(50, 'at least 50 milliseconds'))
        .min(2, 'at least one duration on and one off')
        .refine((durations) => durations.length % 2 === 0, 'an even number of durations: on and off in turn'),
      /** The rhythm in words, so that it can be told without seeing the colour. */
      words: z.string().trim().min(5, 'the rhythm in words'),
      meaning: sentence,
      cause: sentence,
      nextStep: sentence,
      /** Address that explains the next step. */
      page: siteAddressSchema.optional(),
      /** The version of the software in the BinBar that brought the pattern. */
      since: z.string().regex(/^v\d+$/, 'a version such as "v13"'),
      status: z.enum(contentStatuses),
    })
    .strict(),
)

/** One pattern of the light. */
export type LightPattern = z.output<typeof lightPatternsSchema>[number]

/** The file that holds the light patterns. */
export const lightPatternsFile = 'content/light-patterns.json'

/** The element that a writer puts where they are to stand. */
export const lightPatternsElement = 'LightPatterns'

/** The page that shows them. */
export const lightPatternsRoute = '/docs/binbar/led-patterns/'
