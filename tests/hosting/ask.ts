import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** An answer as it came over the wire, without any decoding. */
export interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

/** How many requests run at the same time; connections are kept open. */
export const requestsAtOnce = 50

const agent = new Agent({ keepAlive: true, maxSockets: requestsAtOnce })

/** Asks for an address exactly as written, and follows no redirect. */
export function ask(
  address: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Does a task for each item, several at the same time. */
export async function forEachAtOnce<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const doRest = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item)
  }
  await Promise.all(Array.from({ length: requestsAtOnce }, doRest))
}
