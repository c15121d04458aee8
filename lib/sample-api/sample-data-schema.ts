import { z } from 'zod'
import { findSampleDataFaults } from './find-sample-data-faults'

/** The file that holds the data that examples run on. */
export const sampleDataFile = 'schema/sample-data.json'

const id = z.string().regex(/^[A-Za-z0-9]{10}$/, 'an ID of ten letters and digits')
const name = z.string().trim().min(1, 'a name of at least one letter')
const time = z.string().datetime({ message: 'a moment in UTC such as "2025-03-04T06:15:00Z"' })

const weight = z.object({ kilograms: z.number().min(0, '0 or more'), time }).strict()

const location = z
  .object({
    /** Degrees. */
    latitude: z.number().min(-90, '-90 or more').max(90, '90 or less'),
    longitude: z.number().min(-180, '-180 or more').max(180, '180 or less'),
    /** Metres. */
    radius: z.number().min(0, '0 or more'),
    time,
  })
  .strict()

/** The data of one made-up account, and sample values of arguments for the ready operations. */
export const sampleDataSchema = z
  .object({
    account: z.object({ id, name }).strict(),
    /** What `login` returns, and what a request has to carry. */
    token: z.string().min(1, 'a token'),
    /** The first one is the user whom the token belongs to. */
    users: z
      .array(
        z.object({ id, email: z.string().email('an e-mail address'), password: z.string().min(1) }).strict(),
      )
      .min(1, 'at least one user'),
    serviceLocations: z.array(z.object({ id, name }).strict()),
    containerSites: z.array(
      z
        .object({
          id,
          name,
          serviceLocationID: id,
          size: z.number().int('a whole number').min(1, '1 or more').nullable(),
          maxKilograms: z.number().min(0, '0 or more').nullable(),
          /** The oldest first. */
          weights: z.array(weight),
        })
        .strict(),
    ),
    binBars: z.array(
      z
        .object({
          id,
          containerSiteID: id.nullable(),
          version: z.string().nullable(),
          lastLocation: location.nullable(),
          lastWeight: weight.nullable(),
        })
        .strict(),
    ),
    /** The IDs that new objects get. */
    newIDs: z.object({ serviceLocation: id, containerSite: id }).strict(),
    /** Sample values of arguments, by their schema coordinate. */
    arguments: z.record(z.string(), z.unknown()),
  })
  .strict()
  .superRefine((data, context) => {
    for (const { path, expected } of findSampleDataFaults(data)) {
      context.addIssue({ code: z.ZodIssueCode.custom, path, message: expected })
    }
  })

/** The sample data after checking. */
export type SampleData = z.output<typeof sampleDataSchema>
