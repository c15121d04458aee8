import { composeElementRoute, elementKinds, elementName } from '../../../lib/schema/element-route'
import { listElements, type PageKindOfElement } from '../../../lib/schema/list-elements'
import { provenanceFile } from '../../../lib/schema/provenance-schema'
import { readSchema, schemaFile } from '../../../lib/schema/read-schema'
import { createRandom } from '../create-random'
import { changeFrontMatter, type GeneratedPage, readText, type SiteTexts } from './site-texts'

/** How many elements of a group have a page of their own. */
export const pagesPerGroup = 6

/** What is generated of the API. */
export interface GeneratedApi {
  /** The new texts of the schema and of the file that says where each element comes from. */
  texts: SiteTexts
  pages: GeneratedPage[]
}

/**
 * An API of the kind of the site's own: groups of a query, a mutation, two objects, an enum and an input, each with
 * its page, whose text is that of a page of the same kind.
 *
 * @param groups how many groups are added to the schema
 */
export function generateApi(texts: SiteTexts, groups: number): GeneratedApi {
  const numbers = Array.from({ length: groups }, (_, index) => index + 1)
  const schemaText = [
    addFields(
      addFields(readText(texts, schemaFile), 'Query', numbers.map(composeQuery)),
      'Mutation',
      numbers.map(composeMutation),
    ),
    ...numbers.map(composeTypes),
  ].join('\n')
  const provenance = JSON.parse(readText(texts, provenanceFile))
  const added = listElements(readSchema(schemaFile, schemaText)).filter(
    ({ coordinate }) => !Object.hasOwn(provenance.elements, coordinate),
  )
  for (const { coordinate } of added) {
    provenance.elements[coordinate] = { status: 'draft', source: 'Generated, to measure how the site grows.' }
  }
  const random = createRandom(groups + 1)
  return {
    texts: new Map([
      [schemaFile, schemaText],
      [provenanceFile, `${JSON.stringify(provenance, null, 2)}\n`],
    ]),
    pages: added
      .filter(({ hasPage }) => hasPage)
      .map(({ coordinate, kind }) => composePage(coordinate, kind as PageKindOfElement, texts, random)),
  }
}

function addFields(schemaText: string, type: string, fields: readonly string[]): string {
  const start = schemaText.indexOf(`\ntype ${type} {\n`)
  const end = schemaText.indexOf('\n}\n', start)
  return `${schemaText.slice(0, end)}\n\n${fields.join('\n')}${schemaText.slice(end)}`
}

function composeQuery(number: number): string {
  return `  "Report ${number} of your account, with the fill levels of one period."
  readReport${number}("The period that the report is about." period: ReportPeriod${number}): Report${number}`
}

function composeMutation(number: number): string {
  return `  "Changes the title of report ${number}, and what it is about."
  updateReport${number}("What is to be changed." input: ReportInput${number}!): Report${number}`
}

function composeTypes(number: number): string {
  return `
"A report on the fill levels of container sites, as report ${number} shows them."
type Report${number} {
  "What tells this report from all others."
  id: ID!
  "What people call the report."
  title: String
  "The period that the report is about."
  period: ReportPeriod${number}!
  "The fill level over all container sites, from 0 to 1."
  fillLevel: Float
  "The parts that the report is made of, one for each container site."
  parts: [ReportPart${number}!]!
}

"One part of report ${number}, which is about one container site."
type ReportPart${number} {
  "The container site that the part is about."
  containerSite: ContainerSite
  "The fill level at the end of the period, from 0 to 1."
  fillLevel: Float
}

"The periods that report ${number} can be about."
enum ReportPeriod${number} {
  "From midnight to midnight."
  DAY
  "From Monday to Sunday."
  WEEK
}

"What can be changed of report ${number}."
input ReportInput${number} {
  "What people call the report."
  title: String
  "The period that the report is about."
  period: ReportPeriod${number}
}
`
}

function composePage(
  coordinate: string,
  kind: PageKindOfElement,
  texts: SiteTexts,
  random: () => number,
): GeneratedPage {
  const { folder } = elementKinds[kind]
  const sources = [...texts].filter(([file]) => file.startsWith(`pages${folder}`))
  const [, text = ''] = sources[Math.floor(random() * sources.length)] ?? []
  const route = composeElementRoute(kind, coordinate)
  const title = elementName(coordinate)
  return {
    folder,
    key: route.slice(folder.length, -1),
    label: title,
    route,
    text: changeFrontMatter(text, { title, graphql: coordinate }),
  }
}
