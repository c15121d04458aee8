import { z } from 'zod'
import { contentStatuses } from '../pages/front-matter'

/** The file that says of each element of the schema whether it is confirmed. */
export const provenanceFile = 'schema/provenance.json'

/** Where each element of the schema comes from, by its schema coordinate. */
export const provenanceSchema = z
  .object({
    /** The day on which the schema changed last. */
    date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a date such as "2026-11-28"'),
    elements: z.record(
      z.string(),
      z
        .object({
          status: z.enum(contentStatuses),
          /** Where it was read, or what of it is not public. */
          source: z
            .string()
            .trim()
            .regex(/[.!?]$/, 'a sentence that ends with a full stop'),
        })
        .strict(),
    ),
  })
  .strict()

/** The provenance after checking. */
export type Provenance = z.output<typeof provenanceSchema>
