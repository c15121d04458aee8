import { GraphQLError, Kind, parse } from 'graphql'
import type { Code, Parents, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** An operation on a page as its writer left it. */
export interface WrittenExample {
  /** The block of the operation. */
  block: Code
  /** What the block stands in, so that it can be replaced. */
  parent: Parents
  /** The block of the variables behind it, if there is one. */
  variables: Code | undefined
  /** The name of the operation; `undefined` when it has none. */
  name: string | undefined
  /** The words behind the language of the block, as written. */
  words: string[]
}

/** The word that marks a block of JSON as the variables of the operation in front of it. */
export const variablesWord = 'variables'

/**
 * The blocks of GraphQL on a page that hold an operation, in their order. A block that cannot be read
 * counts too: it is a mistake, or an example of one. Blocks of the schema definition language do not count.
 */
export function findWrittenExamples(tree: Root): WrittenExample[] {
  const examples: WrittenExample[] = []
  visit(tree, 'code', (block, index, parent) => {
    if (block.lang !== 'graphql' || parent === undefined || index === undefined) return
    const operation = readOperation(block.value)
    if (!operation) return
    const next = parent.children[index + 1]
    examples.push({
      block,
      parent,
      variables: next?.type === 'code' && isVariablesBlock(next) ? next : undefined,
      name: operation.name,
      words: block.meta?.split(/\s+/).filter(Boolean) ?? [],
    })
  })
  return examples
}

/** True for a block of JSON that says it holds variables. */
export function isVariablesBlock({ lang, meta }: Code): boolean {
  return lang === 'json' && meta?.trim() === variablesWord
}

/** The first operation of a text; `undefined` when the text defines something else. */
function readOperation(text: string): Pick<WrittenExample, 'name'> | undefined {
  try {
    const operation = parse(text).definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)
    return operation && { name: operation.name?.value }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    return { name: /^\s*(?:query|mutation|subscription)\s+(\w+)/m.exec(text)?.[1] }
  }
}
