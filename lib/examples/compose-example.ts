import type { Code, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { composeElement } from '../page-parts/compose-element'
import type { ProvenExample } from './run-example'

/** The element of an example for a page's syntax tree: a group of tabs with its panels of code. */
export function composeExample({
  id,
  name,
  request,
  result,
  errorMessage,
}: ProvenExample): MdxJsxFlowElement {
  const hasVariables = Object.keys(request.variables).length > 0
  return composeElement('GraphqlExample', { id, name, request, errorMessage }, [
    composePanel('query', 'graphql', request.query),
    ...(hasVariables ? [composePanel('variables', 'json', JSON.stringify(request.variables, null, 2))] : []),
    composePanel('result', 'json', result),
  ])
}

/** One panel of a group of tabs that holds code. */
export function composePanel(tab: string, lang: string, value: string): RootContent {
  const code: Code = { type: 'code', lang, value }
  return composeElement('ExamplePanel', { tab }, [code])
}
