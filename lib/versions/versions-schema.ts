import { z } from 'zod'
import { routeSchema } from '../pages/route-schema'
import { quote } from '../problem/problem'

const version = z
  .object({
    /** Names the version in settings and on the device. */
    name: z.string().min(1, 'a name of at least one letter'),
    /** What readers see. */
    label: z.string().min(1, 'a label of at least one letter'),
    /** The folder that its pages stand in. */
    path: routeSchema,
  })
  .strict()

/** The versions of the docs, newest first, and the one that readers should use. */
export const docsSchema = z
  .object({
    versions: z
      .array(version)
      .min(1, 'at least one version')
      .refine((versions) => areDifferent(versions.map(({ name }) => name)), 'versions of different names')
      .refine((versions) => areDifferent(versions.map(({ path }) => path)), 'versions of different paths'),
    /** The name of the newest version that is released. */
    lastVersion: z.string(),
    /** Whether the version that a reader chose is kept on the device. */
    rememberVersion: z.boolean().default(true),
  })
  .strict()
  .superRefine(({ versions, lastVersion }, context) => {
    const names = versions.map(({ name }) => name)
    if (!names.includes(lastVersion)) {
      context.addIssue({
        code: 'custom',
        path: ['lastVersion'],
        message: `the name of a version: ${names.map((name) => quote(name)).join(', ')}`,
      })
    }
  })

function areDifferent(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length
}

/** One version of the docs. */
export type DocsVersion = z.output<typeof version>

/** The versions of the docs, as they are written. */
export type DocsConfig = z.input<typeof docsSchema>
