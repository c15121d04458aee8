import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInterfaceType,
  isRequiredArgument,
  isRequiredInputField,
  Kind,
  print,
  visit,
} from 'graphql'
import type { RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { composeElement } from '../page-parts/compose-element'
import type { ApiData } from './api-data'
import { composeDescription } from './compose-description'
import { composeType } from './compose-type'
import { literalText } from './nodes'

/** What a row of a table of the reference says. */
export interface FieldRow {
  /** The schema coordinate of the field, argument or value. */
  coordinate: string
  id: string
  name: string
  description: string | null | undefined
  deprecation: string | null | undefined
  isRequired?: boolean
  type?: GraphQLField<unknown, unknown>['type'] | GraphQLArgument['type']
  /** The default as it is written in the schema; `undefined` when there is none. */
  defaultText?: string | undefined
  /** Arguments of a field. */
  args?: FieldRow[]
}

/**
 * A table of fields, arguments or values: one row each, with an id to link to.
 *
 * @param label what a row is: `Field`, `Argument`, `Value`
 * @param name what the table is, for screen readers
 */
export function composeFieldTable(
  label: string,
  name: string,
  rows: readonly FieldRow[],
  api: ApiData,
): MdxJsxFlowElement {
  const columns = {
    hasTypes: rows.some(({ type }) => type !== undefined),
    hasDefaults: rows.some(({ defaultText }) => defaultText !== undefined),
  }
  return composeElement('FieldTable', { label, name, ...columns }, [
    ...rows.map((row) =>
      composeElement('FieldRow', composeRowProperties(row, api), [
        ...(columns.hasTypes ? [composeTypeCell(row, api)] : []),
        ...(columns.hasDefaults ? [composeElement('FieldDefault', {}, text(row.defaultText))] : []),
        composeMeaning(row, api),
      ]),
    ),
  ])
}

/**
 * The rows of the fields of an object, an interface or an input.
 *
 * @param interfaces those that the type implements; a field without a description has that of theirs
 */
export function listFieldRows(
  owner: string,
  fields: readonly (GraphQLField<unknown, unknown> | GraphQLInputField)[],
  interfaces: readonly GraphQLInterfaceType[] = [],
): FieldRow[] {
  const findInherited = (name: string) =>
    interfaces.map((one) => one.getFields()[name]?.description).find(Boolean)
  return fields.map((field) => ({
    coordinate: `${owner}.${field.name}`,
    id: fieldId(field.name),
    name: field.name,
    description: field.description || findInherited(field.name),
    deprecation: field.deprecationReason,
    type: field.type,
    ...('args' in field
      ? { args: listArgumentRows(`${owner}.${field.name}`, field.args, field.name) }
      : { isRequired: isRequiredInputField(field), defaultText: printDefault(field) }),
  }))
}

/**
 * The rows of the arguments of a query, a mutation or a directive, or of a field.
 *
 * @param owner coordinate of what they are arguments of
 * @param field name of the field on whose row they stand; left out where they have a table of their own
 */
export function listArgumentRows(
  owner: string,
  args: readonly GraphQLArgument[],
  field?: string,
): FieldRow[] {
  return args.map((argument) => ({
    coordinate: `${owner}(${argument.name}:)`,
    id: argumentId(argument.name, field),
    name: argument.name,
    description: argument.description,
    deprecation: argument.deprecationReason,
    isRequired: isRequiredArgument(argument),
    type: argument.type,
    defaultText: printDefault(argument),
  }))
}

/** The rows of the values of an enum. */
export function listValueRows(owner: string, values: readonly GraphQLEnumValue[]): FieldRow[] {
  return values.map(({ name, description, deprecationReason }) => ({
    coordinate: `${owner}.${name}`,
    id: valueId(name),
    name,
    description,
    deprecation: deprecationReason,
  }))
}

/** The id of the row of a field. The word in front keeps it apart from the ids of headings. */
export function fieldId(name: string): string {
  return `field-${name}`
}

/** The id of the row of an argument, or of its place on the row of its field. */
export function argumentId(name: string, field?: string): string {
  return field === undefined ? `argument-${name}` : `argument-${field}-${name}`
}

/** The id of the row of a value. */
export function valueId(name: string): string {
  return `value-${name}`
}

/**
 * A default of `null` is one too; only a missing default is none. What GraphQL itself defines has no
 * written form. A text of several lines is written with signs for their ends.
 */
function printDefault({
  astNode,
  defaultValue,
  type,
}: GraphQLArgument | GraphQLInputField): string | undefined {
  const written = astNode?.defaultValue
  if (written) return print(visit(written, { [Kind.STRING]: (node) => ({ ...node, block: false }) }))
  const node = defaultValue === undefined ? undefined : astFromValue(defaultValue, type)
  return node ? print(node) : undefined
}

function composeRowProperties({ coordinate, id, name, isRequired, deprecation }: FieldRow, api: ApiData) {
  return {
    id,
    name,
    status: api.provenance.elements[coordinate]?.status ?? 'draft',
    deprecation: deprecation ?? undefined,
    isRequired: isRequired || undefined,
  }
}

function composeTypeCell({ type }: FieldRow, api: ApiData): RootContent {
  return composeElement('FieldType', {}, type ? (composeType(type, api) as RootContent[]) : [])
}

function composeMeaning(row: FieldRow, api: ApiData): RootContent {
  const { description, args = [] } = row
  return composeElement('FieldMeaning', {}, [
    ...composeDescription(description),
    ...(args.length === 0
      ? []
      : [
          composeElement(
            'ArgumentList',
            {},
            args.map((one) => composeArgument(one, api)),
          ),
        ]),
  ])
}

function composeArgument(row: FieldRow, api: ApiData): RootContent {
  const properties = { ...composeRowProperties(row, api), defaultValue: row.defaultText }
  return composeElement('ArgumentItem', properties, [
    composeElement('ArgumentType', {}, row.type ? (composeType(row.type, api) as RootContent[]) : []),
    ...composeDescription(row.description),
  ])
}

function text(value: string | undefined): RootContent[] {
  return value === undefined ? [] : [literalText(value)]
}
