import { describe, expect, it } from 'vitest'
import { composeCurl } from './compose-curl'
import { nastyRequests } from './nasty-requests.fixture'

describe('composeCurl', () => {
  it('writes one header a line, and the body as JSON that the shell leaves alone', () => {
    const request = {
      query: 'query Site($id: ID!) {\n  containerSiteById(id: $id) { name }\n}',
      queryLine: 'query Site($id: ID!) { containerSiteById(id: $id) { name } }',
      variables: { id: '4Tz8Rw1pVb' },
      needsToken: true,
    }
    expect(composeCurl(request)).toBe(`curl "$BINBAR_API_URL" \\
  --header "Content-Type: application/json" \\
  --header "Authorization: Bearer $BINBAR_TOKEN" \\
  --data @- <<'JSON'
{
  "query": "query Site($id: ID!) { containerSiteById(id: $id) { name } }",
  "variables": {
    "id": "4Tz8Rw1pVb"
  }
}
JSON`)
  })

  it('leaves out the token and the variables where there are none', () => {
    const request = { query: '{ helloWorld }', queryLine: '{ helloWorld }', variables: {}, needsToken: false }
    expect(composeCurl(request)).toBe(`curl "$BINBAR_API_URL" \\
  --header "Content-Type: application/json" \\
  --data @- <<'JSON'
{
  "query": "{ helloWorld }"
}
JSON`)
  })

  it.each(nastyRequests)(
    'has the word that ends the body once on a line of its own: $name',
    ({ request }) => {
      expect(
        composeCurl(request)
          .split('\n')
          .filter((line) => line === 'JSON'),
      ).toHaveLength(1)
    },
  )
})
