import type { ExampleRequest } from './request'

/**
 * A request as a command of curl. The body stands between two lines with a word of their own, so that the
 * shell leaves quotation marks, dollar signs and backslashes alone.
 */
export function composeCurl({ queryLine, variables, needsToken }: ExampleRequest): string {
  const hasVariables = Object.keys(variables).length > 0
  const body = JSON.stringify({ query: queryLine, ...(hasVariables ? { variables } : {}) }, null, 2)
  return [
    'curl "$BINBAR_API_URL" \\',
    '  --header "Content-Type: application/json" \\',
    ...(needsToken ? ['  --header "Authorization: Bearer $BINBAR_TOKEN" \\'] : []),
    "  --data @- <<'JSON'",
    body,
    'JSON',
  ].join('\n')
}
