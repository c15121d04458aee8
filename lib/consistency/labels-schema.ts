import { z } from 'zod'
import { routeSchema } from '../pages/route-schema'

/** What a label stands on: a page, an entry of a menu, an area of a page, a field of a form … */
export const labelKinds = [
  'page',
  'menu',
  'area',
  'field',
  'column',
  'button',
  'filter',
  'message',
  'value',
  'link',
] as const

/** The product that has the labels. */
export const labelsProduct = 'client-application'

/**
 * `content/labels.json`: the labels of the client application, letter for letter. Other keys are
 * mistakes. Whether a label is confirmed says the status of the page that explains it.
 */
export const labelsSchema = z
  .array(
    z
      .object({
        label: z.string().trim().min(1, 'a label of at least one letter'),
        kind: z.enum(labelKinds),
        /** Route of the page that explains it, where it stands in bold. */
        page: routeSchema,
        /** The release that brought it. */
        since: z.string().regex(/^\d+\.\d+\.\d+$/, 'a version of the client application such as "1.0.6"'),
        /** The label whose release note stands for this one too: the area or the form that it is a part of. */
        within: z.string().optional(),
      })
      .strict(),
  )
  .min(1, 'at least one label')

/** One label of `content/labels.json`. */
export type Label = z.output<typeof labelsSchema>[number]

/** The file that holds the labels. */
export const labelsFile = 'content/labels.json'
