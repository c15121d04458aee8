import {
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLNamedType,
  GraphQLOneOfDirective,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from 'graphql'
import type { RootContent } from 'mdast'
import { composeExample } from '../examples/compose-example'
import type { ProvenExample } from '../examples/run-example'
import { findPageKind } from '../measures/find-page-kind'
import { composeElement } from '../page-parts/compose-element'
import type { Problem } from '../problem/problem'
import { elementKinds, elementName } from '../schema/element-route'
import { listElements, type PageKindOfElement } from '../schema/list-elements'
import type { ApiData } from './api-data'
import { composeDescription } from './compose-description'
import { composeFieldTable, listArgumentRows, listFieldRows, listValueRows } from './compose-field-table'
import { composePathLine } from './compose-path-line'
import { composeSignature } from './compose-signature'
import { composeType } from './compose-type'
import { composeUsedBy } from './compose-used-by'
import { composeDownloads } from './downloads'
import { listReadyExamples, type ReadyExample } from './list-ready-examples'
import { code, heading, list, paragraph, textNode } from './nodes'

/** The parts that a reference page gets: those in front of its own text and those behind it. */
export interface ReferenceParts {
  before: RootContent[]
  after: RootContent[]
  /** What keeps the ready operations from being sent. */
  problems: Problem[]
}

/** How many examples of other pages are listed at most; plain scalars stand in nearly all. */
const exampleLimit = 12

/**
 * The parts of the reference page of an element, made from the schema.
 *
 * @param coordinate an element that has a page
 * @param route the page's own route
 * @param ownExamples the examples in the page's own text
 */
export function composeReference(
  coordinate: string,
  route: string,
  api: ApiData,
  ownExamples: readonly ProvenExample[] = [],
): ReferenceParts | undefined {
  const element = findElement(coordinate, api)
  if (!element) return undefined
  const { ready, problems } = listReadyExamples(coordinate, api)
  const examples = listExamples(coordinate, route, api)
  const own = ready[0]?.example ?? ownExamples.find(({ errorMessage }) => errorMessage === undefined)
  const tryHref = own ? `#${own.id}` : examples[0]?.href
  return {
    before: [
      composeHead(element, tryHref, api),
      heading('Signature'),
      composeSignature(coordinate, api),
      ...composeTables(element, api),
    ],
    after: [
      ...composeUsedBy(coordinate, api),
      ...composeReach(element, ready, api),
      ...composeExampleList(examples),
      heading('Downloads'),
      composeDownloads(api),
    ],
    problems,
  }
}

/** An element with what the library knows of it. */
export interface ReferenceElement {
  coordinate: string
  kind: PageKindOfElement
  type?: GraphQLNamedType
  field?: GraphQLField<unknown, unknown>
  directive?: GraphQLDirective
}

function findElement(coordinate: string, { schema }: ApiData): ReferenceElement | undefined {
  const kind = listElements(schema).find((one) => one.coordinate === coordinate && one.hasPage)?.kind
  if (!kind) return undefined
  const element = { coordinate, kind: kind as PageKindOfElement }
  if (coordinate.startsWith('@'))
    return { ...element, directive: schema.getDirective(coordinate.slice(1)) ?? undefined }
  const type = schema.getType(coordinate.split('.')[0] ?? '')
  if (!coordinate.includes('.')) return { ...element, type }
  return { ...element, field: isObjectType(type) ? type.getFields()[elementName(coordinate)] : undefined }
}

function composeHead(element: ReferenceElement, tryHref: string | undefined, api: ApiData): RootContent {
  const { coordinate, kind, type, field, directive } = element
  const properties = {
    kind: elementKinds[kind].label,
    coordinate,
    status: api.provenance.elements[coordinate]?.status ?? 'draft',
    deprecation: field?.deprecationReason ?? undefined,
    tryHref,
  }
  const description = (type ?? field ?? directive)?.description
  return composeElement('ReferenceHead', properties, [
    ...composeDescription(description),
    ...composeSource(element),
  ])
}

/** Where the rules of a scalar or a directive are written down. */
function composeSource({ type, directive }: ReferenceElement): RootContent[] {
  const link = (url: string, text: string) =>
    paragraph(textNode('Source: '), { type: 'link', url, children: [textNode(text)] }, textNode('.'))
  const specification = 'https://spec.graphql.org/October2021/#sec-'
  if (directive && isSpecifiedDirective(directive)) {
    // The edition of October 2021 does not have it yet.
    const edition =
      directive.name === GraphQLOneOfDirective.name
        ? specification.replace('October2021', 'September2025')
        : specification
    return [link(`${edition}-${directive.name}`, `@${directive.name} in the GraphQL specification`)]
  }
  if (!type || !isScalarType(type)) return []
  if (isSpecifiedScalarType(type)) {
    return [link(`${specification}${type.name}`, `${type.name} in the GraphQL specification`)]
  }
  return type.specifiedByURL ? [link(type.specifiedByURL, `the format of ${type.name}`)] : []
}

function composeTables(element: ReferenceElement, api: ApiData): RootContent[] {
  const { coordinate, type, field, directive } = element
  const name = elementName(coordinate)
  if (field) {
    return [
      ...composeArguments(coordinate, name, field.args, api),
      heading('Returns'),
      paragraph(...composeType(field.type, api)),
    ]
  }
  if (directive) {
    const locations = directive.locations.flatMap((one, index) => [
      textNode(index === 0 ? '' : ', '),
      code(one),
    ])
    return [
      ...composeArguments(coordinate, `@${name}`, directive.args, api),
      heading('Where it may stand'),
      paragraph(...locations),
    ]
  }
  if (isEnumType(type)) {
    return [
      heading('Values'),
      composeFieldTable('Value', `Values of ${name}`, listValueRows(name, type.getValues()), api),
    ]
  }
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return []
  const interfaces = isInputObjectType(type) ? [] : type.getInterfaces()
  const rows = listFieldRows(name, Object.values(type.getFields()), interfaces)
  return [heading('Fields'), composeFieldTable('Field', `Fields of ${name}`, rows, api)]
}

function composeArguments(
  coordinate: string,
  name: string,
  args: GraphQLField<unknown, unknown>['args'],
  api: ApiData,
): RootContent[] {
  if (args.length === 0) return []
  const rows = listArgumentRows(coordinate, args)
  return [heading('Arguments'), composeFieldTable('Argument', `Arguments of ${name}`, rows, api)]
}

function composeReach(
  { coordinate, directive }: ReferenceElement,
  ready: readonly ReadyExample[],
  api: ApiData,
): RootContent[] {
  if (directive) return []
  if (ready.length === 0) {
    return [
      heading('How to reach it'),
      paragraph(textNode(`No query and no mutation leads to ${coordinate}.`)),
    ]
  }
  return [
    heading('How to reach it'),
    ...ready.flatMap(({ path, example }) => [composePathLine(path, api), composeExample(example)]),
  ]
}

interface LinkedExample {
  href: string
  text: string
}

/** Those on the pages of examples come first; reference pages show single points. */
function listExamples(coordinate: string, route: string, { examples }: ApiData): LinkedExample[] {
  const isReference = (page: string) => Number(findPageKind(page) === 'reference')
  return examples
    .filter((one) => one.route !== route && one.example.coordinates.has(coordinate))
    .toSorted((one, other) => isReference(one.route) - isReference(other.route))
    .map(({ route: page, title, example }) => ({
      href: `${page}#${example.id}`,
      text: `${title}: ${example.name}`,
    }))
}

function composeExampleList(examples: readonly LinkedExample[]): RootContent[] {
  if (examples.length === 0) return []
  const shown = examples.slice(0, exampleLimit)
  const rest = examples.length - shown.length
  return [
    heading('Examples'),
    list(shown.map(({ href, text }) => [{ type: 'link', url: href, children: [textNode(text)] }])),
    ...(rest > 0 ? [paragraph(textNode(`And ${rest} more examples on other pages.`))] : []),
  ]
}
