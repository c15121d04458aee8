import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeCurl } from '../../lib/snippets/compose-curl'
import { composePython } from '../../lib/snippets/compose-python'
import { composeTypeScript } from '../../lib/snippets/compose-typescript'
import { nastyRequests } from '../../lib/snippets/nasty-requests.fixture'
import type { ExampleRequest } from '../../lib/snippets/request'
import { type Language, languages } from '../../lib/tabs/language'
import { compareOutput } from './compare-output'
import type { Snippet } from './list-snippets'
import { keyOf, runSnippets } from './run-snippets'

const composers = { curl: composeCurl, typescript: composeTypeScript, python: composePython }

/** Answers with what it was sent; with a status of an error where the request says so. */
let server: Server
let address = ''

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { authorization = null, 'content-type': type } = request.headers
    response.statusCode = request.url === '/wrong' ? 400 : 200
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ method: request.method, type, authorization, body: await json(request) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

function write(language: Language, code: string, expected: unknown = {}): Snippet {
  const place = `out/index.html Greet (${language})`
  const text = typeof expected === 'string' ? expected : JSON.stringify(expected)
  const kind = typeof expected === 'string' ? 'program' : 'example'
  return { page: 'out/index.html', place, language, code, kind, expected: text }
}

/** The snippets of a request, which have to print what the server was sent. */
function compose(name: string, { needsToken, ...request }: ExampleRequest): Snippet[] {
  const hasVariables = Object.keys(request.variables).length > 0
  return languages.map((language) => ({
    ...write(language, composers[language]({ ...request, needsToken }), {
      method: 'POST',
      type: 'application/json',
      authorization: needsToken ? 'Bearer the-token' : null,
      body: {
        query: language === 'curl' ? request.queryLine : request.query,
        ...(hasVariables ? { variables: request.variables } : {}),
      },
    }),
    place: `${name} (${language})`,
  }))
}

async function findFaults(snippets: readonly Snippet[], path = '/'): Promise<(string | undefined)[]> {
  const runs = await runSnippets(snippets, {
    BINBAR_API_URL: address + path,
    BINBAR_TOKEN: 'the-token',
  })
  return snippets.map((snippet) => {
    const run = runs.get(keyOf(snippet))
    return run ? compareOutput(snippet, run) : 'not run'
  })
}

describe('the snippets of a request', () => {
  it('send exactly what it holds, whatever that means to their languages', async () => {
    const snippets = nastyRequests.flatMap(({ name, request }) => compose(name, request))
    expect((await findFaults(snippets)).filter((fault) => fault !== undefined)).toEqual([])
    expect(snippets).toHaveLength(nastyRequests.length * languages.length)
  })

  it.each(['/', '/wrong'])(
    'print the whole answer of %s, and send no token that is not needed',
    async (path) => {
      const request = { query: '{ a }', queryLine: '{ a }', variables: {}, needsToken: false }
      expect(await findFaults(compose('open', request), path)).toEqual([undefined, undefined, undefined])
    },
  )
})

describe('runSnippets', () => {
  it('names what prints something else, or ends with an error', async () => {
    const snippets = [
      write('curl', 'echo right', 'right'),
      write('curl', 'echo wrong', 'right'),
      write('typescript', "console.log('wrong' satisfies string)", 'right'),
      write('python', 'raise SystemExit("stopped")', 'right'),
      write('curl', 'exit 7', ''),
    ]
    expect(await findFaults(snippets)).toEqual([
      undefined,
      'out/index.html Greet (curl): printed wrong, expected right',
      'out/index.html Greet (typescript): printed wrong, expected right',
      'out/index.html Greet (python): ended with status 1: stopped\n',
      expect.stringContaining('out/index.html Greet (curl): ended with status 7: '),
    ])
  })

  it('runs equal texts once, and holds each against what its own page says', async () => {
    const text = 'echo right'
    const snippets = [write('curl', text, 'right'), write('curl', text, 'left')]
    const runs = await runSnippets(snippets, {})
    expect([...runs.keys()]).toEqual([`curl\n${text}`])
    expect(await findFaults(snippets)).toEqual([
      undefined,
      'out/index.html Greet (curl): printed right, expected left',
    ])
  })

  it('names what the compiler refuses', async () => {
    const snippets = [
      write('typescript', 'console.log(1)', '1'),
      write('typescript', 'const weight: number = process.env.WEIGHT\nconsole.log(weight)', '1'),
    ]
    await expect(runSnippets(snippets, {})).rejects.toThrow(
      "The snippets of TypeScript do not compile:\nout/index.html Greet (typescript)(1,7): error TS2322: Type 'string | undefined'",
    )
  })
})
