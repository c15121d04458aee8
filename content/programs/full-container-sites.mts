/** Prints the container sites that are worth a pick-up, the fullest first. */

const FULL = 0.9 // share of the maximum weight
const PAGE_SIZE = 50

const LOGIN = `mutation Login($email: String!, $password: String!) {
  login(email: $email, password: $password) { jwt }
}`
const QUERY = `query FullContainerSites($page: PaginationInput!) {
  currentUser {
    account {
      containerSites(page: $page) {
        id name serviceLocation { name }
        maxWeight(unit: KILOGRAM) fillLevel currentWeight { weight(unit: KILOGRAM) }
      }
    }
  }
}`

interface ContainerSite {
  id: string
  name: string
  serviceLocation: { name: string }
  maxWeight: number | null
  fillLevel: number | null
  currentWeight: { weight: number } | null
}

interface Answer {
  data?: { login?: { jwt: string }; currentUser?: { account: { containerSites: ContainerSite[] } } }
  errors?: { message: string }[]
}

const { BINBAR_API_URL = '', BINBAR_EMAIL = '', BINBAR_PASSWORD = '' } = process.env

async function send(query: string, variables: object, token?: string): Promise<Answer['data']> {
  const response = await fetch(BINBAR_API_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(30_000),
  })
  const { data, errors } = (await response.json()) as Answer
  if (errors?.[0]) throw new Error(`The API reports: ${errors[0].message}`)
  return data
}

async function readContainerSites(token?: string): Promise<ContainerSite[]> {
  const sites: ContainerSite[] = []
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const data = await send(QUERY, { page: { offset, limit: PAGE_SIZE } }, token)
    if (!data?.currentUser) throw new Error('The API did not accept the token.')
    const page = data.currentUser.account.containerSites
    sites.push(...page)
    if (page.length < PAGE_SIZE) return sites
  }
}

function composeLine(site: ContainerSite): string | undefined {
  const { fillLevel, maxWeight, currentWeight } = site
  const title = `${site.id}  ${site.name} (${site.serviceLocation.name})`
  if (!currentWeight) return `CHECK  ${title}: no weight yet`
  if (fillLevel === null || maxWeight === null) return `CHECK  ${title}: no maximum weight`
  if (fillLevel < FULL) return undefined
  const room = maxWeight - currentWeight.weight
  const kilograms = `${Math.round(Math.abs(room))} kg ${room < 0 ? 'above the maximum weight' : 'left'}`
  return `FULL   ${title}: ${Math.round(fillLevel * 100)}%, ${kilograms}`
}

try {
  if (!BINBAR_API_URL || !BINBAR_EMAIL || !BINBAR_PASSWORD) {
    throw new Error('Set BINBAR_API_URL, BINBAR_EMAIL and BINBAR_PASSWORD first.')
  }
  const data = await send(LOGIN, { email: BINBAR_EMAIL, password: BINBAR_PASSWORD })
  const sites = await readContainerSites(data?.login?.jwt)
  sites.sort((one, other) => (other.fillLevel ?? -1) - (one.fillLevel ?? -1))
  for (const line of sites.map(composeLine)) if (line) console.log(line)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
