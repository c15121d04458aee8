import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ExecutionArgs, execute, type GraphQLSchema } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { resolveField, resolveType } from '../../lib/sample-api/resolve-field'
import type { SampleData } from '../../lib/sample-api/sample-data-schema'
import { createContext } from '../../lib/sample-api/world'

/** Resolves fields as the build does. */
const resolveWithSampleApi: Plugin = {
  onExecute: ({ setExecuteFn }) => {
    setExecuteFn((args: ExecutionArgs) =>
      execute({ ...args, fieldResolver: resolveField as never, typeResolver: resolveType as never }),
    )
  },
}

/** A running server of the sample API. */
export interface ApiServer {
  /** Where it takes requests. */
  address: string
  /** Ends it. */
  stop: () => Promise<void>
}

/**
 * Serves the sample API over HTTP on the loopback address, as a real GraphQL server does. The token stands
 * in the `Authorization` header; each request gets fresh data.
 */
export async function startApiServer(schema: GraphQLSchema, data: SampleData): Promise<ApiServer> {
  const yoga = createYoga({
    schema,
    logging: false,
    graphiql: false,
    maskedErrors: false,
    context: ({ request }) => createContext(data, readToken(request)),
    plugins: [resolveWithSampleApi],
  })
  const server = createServer(yoga)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}${yoga.graphqlEndpoint}`, stop: () => close(server) }
}

function readToken(request: Request): string | undefined {
  return /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()))
    server.closeAllConnections()
  })
}
