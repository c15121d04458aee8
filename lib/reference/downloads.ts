import { createHash } from 'node:crypto'
import { type GraphQLSchema, introspectionFromSchema } from 'graphql'
import type { RootContent } from 'mdast'
import { composeElement } from '../page-parts/compose-element'
import type { ApiData } from './api-data'

/** The element that a writer puts where the downloads are to stand. */
export const downloadsElement = 'SchemaDownloads'

/** What pages say of a file that readers can load down. */
export interface SchemaDownload {
  /** Its address on the site, without base path. */
  href: string
  /** What it is, in the words of a link. */
  label: string
  /** Its size in bytes. */
  bytes: number
  /** Its SHA-256, as 64 hexadecimal digits. */
  sha256: string
}

/** A file that the build makes from the schema. */
export interface DownloadFile extends SchemaDownload {
  text: string
}

/**
 * The files that are made from the schema: its text as it is, and its introspection as JSON.
 *
 * @param schemaText the text of the schema in the schema definition language
 */
export function composeDownloadFiles(schemaText: string, schema: GraphQLSchema): DownloadFile[] {
  const introspection = introspectionFromSchema(schema, { specifiedByUrl: true, inputValueDeprecation: true })
  return [
    describeFile('/downloads/binbar.graphql', 'Schema (SDL)', schemaText),
    describeFile(
      '/downloads/binbar.introspection.json',
      'Introspection result (JSON)',
      `${JSON.stringify({ data: introspection }, null, 2)}\n`,
    ),
  ]
}

function describeFile(href: string, label: string, text: string): DownloadFile {
  const bytes = Buffer.from(text, 'utf8')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { href, label, text, bytes: bytes.length, sha256 }
}

/** The list of downloads for a page's syntax tree. */
export function composeDownloads({
  provenance,
  downloads,
}: Pick<ApiData, 'provenance' | 'downloads'>): RootContent {
  const files = downloads.map(
    ({ href, label, bytes, sha256 }): SchemaDownload => ({ href, label, bytes, sha256 }),
  )
  return composeElement(downloadsElement, { date: provenance.date, files })
}
