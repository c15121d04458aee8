import { z } from 'zod'
import { routeSchema } from '../pages/route-schema'
import { queryKinds } from './evaluate-search'

/** A list of queries with the pages that are right for them; one of the kinds that are counted apart. */
export const expectedResultsSchema = z
  .array(
    z
      .object({
        kind: z.enum(queryKinds),
        query: z.string().min(1, 'what a reader types'),
        /** Routes; the first place may go to any of them. */
        pages: z.array(routeSchema).min(1, 'at least one page'),
      })
      .strict(),
  )
  .min(1, 'at least one query')
