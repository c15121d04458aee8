import { getNamedType } from 'graphql'
import type { Paragraph, PhrasingContent } from 'mdast'
import type { ApiData } from './api-data'
import { argumentId, fieldId } from './compose-field-table'
import type { ApiPath, PathStep } from './find-paths'
import { codeLink, paragraph, textNode } from './nodes'

/** A way in words: `currentUser` → `account` → `binBars`, each field with a link to where it is described. */
export function composePathLine(
  { operation, steps, argument }: ApiPath,
  { pages }: Pick<ApiData, 'pages'>,
): Paragraph {
  const links = steps.flatMap((step, index): PhrasingContent[] => [
    textNode(index === 0 ? `By ${operation === 'query' ? 'a query' : 'a mutation'}: ` : ' → '),
    codeLink(step.field.name, findPlace(step, pages)),
  ])
  if (!argument) return paragraph(...links)
  const last = steps.at(-1) ?? steps[0]
  const isRoot = steps.length === 1
  const id = argumentId(argument.name, isRoot ? undefined : last.field.name)
  const page = pages.get(isRoot ? coordinateOf(last) : last.owner.name)
  return paragraph(...links, textNode(', argument '), codeLink(argument.name, page && `${page}#${id}`))
}

/** A root field has a page, another field its row on the page of its type. */
function findPlace(step: PathStep, pages: ApiData['pages']): string | undefined {
  const own = pages.get(coordinateOf(step))
  if (own !== undefined) return own
  const page = pages.get(getNamedType(step.owner).name)
  return page && `${page}#${fieldId(step.field.name)}`
}

function coordinateOf({ owner, field }: PathStep): string {
  return `${owner.name}.${field.name}`
}
