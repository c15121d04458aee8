import { z } from 'zod'
import { contentStatuses } from '../pages/front-matter'
import { siteAddressSchema } from '../pages/route-schema'

/** `content/questions.json`: what people come with, and the address that answers it. */
export const questionsSchema = z
  .array(
    z
      .object({
        question: z.string().min(5, 'a question of at least five letters'),
        /** Address of the answer, from the root of the site. */
        href: siteAddressSchema,
        /** What the reader finds there, in a few words. */
        answer: z.string().min(5, 'an answer of at least five letters'),
        status: z.enum(contentStatuses),
      })
      .strict(),
  )
  .min(1, 'at least one question')

/** One question of `content/questions.json`. */
export type Question = z.output<typeof questionsSchema>[number]

/** The file that holds the questions of the landing page. */
export const questionsFile = 'content/questions.json'
