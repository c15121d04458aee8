import type { PageReader } from '../pages/create-page-reader'
import type { ReferencePage } from '../schema/check-reference-pages'

/** The pages whose front matter says of which element of the schema they are the reference. */
export function listReferencePages(reader: PageReader): ReferencePage[] {
  return reader.readPages().flatMap(({ file, route, frontMatter }) => {
    const coordinate: unknown = Object(frontMatter.value).graphql
    return typeof coordinate === 'string'
      ? [{ file, route, coordinate, line: frontMatter.lineOf(['graphql']) }]
      : []
  })
}
