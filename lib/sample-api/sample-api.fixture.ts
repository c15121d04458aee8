import { buildSchema } from 'graphql'
import { createSampleApi, type SampleRequest } from './create-sample-api'
import { type SampleData, sampleDataSchema } from './sample-data-schema'

/** A schema with everything that the sample API knows. */
export const schemaText = `
  scalar DateTime
  enum WeightUnit { KILOGRAM POUND }
  enum Window { DAY WEEK MONTH }
  input PaginationInput { offset: Int! = 0, limit: Int! }
  input DateRangeInput { start: DateTime!, end: DateTime }
  input WeightInput { value: Float!, unit: WeightUnit! }
  input SiteInput { name: String, serviceLocationID: ID, maxWeight: WeightInput, size: Int }
  input ServiceLocationInput { name: String!, accountID: ID! }
  input NameInput { name: String }
  input UserInput { email: String }
  type Account {
    id: ID!
    name: String!
    serviceLocations(page: PaginationInput): [ServiceLocation!]!
    containerSites(page: PaginationInput): [ContainerSite!]!
    binBars(page: PaginationInput): [BinBar!]!
  }
  type User { id: ID!, email: String!, account: Account! }
  type ServiceLocation { id: ID!, name: String!, containerSites(page: PaginationInput): [ContainerSite!]! }
  type ContainerSite {
    id: ID!
    name: String!
    serviceLocation: ServiceLocation!
    binBar: BinBar
    size: Int
    maxWeight(unit: WeightUnit! = KILOGRAM): Float
    currentWeight: WeightPost
    fillLevel: Float
    weights(range: DateRangeInput!, window: Window, page: PaginationInput): [WeightPost!]!
  }
  type BinBar {
    id: ID!
    containerSite: ContainerSite
    version: String
    lastLocation: LocationPost
    lastWeight: WeightPost
  }
  type LocationPost { latitude: Float!, longitude: Float!, radius: Float!, time: DateTime! }
  type WeightPost { weight(unit: WeightUnit! = KILOGRAM): Float!, time: DateTime! }
  type LoginResponse { jwt: String! }
  type Query {
    currentUser: User
    accountById(id: ID!): Account
    binBarById(id: ID!): BinBar
    containerSiteById(id: ID!): ContainerSite
    serviceLocationById(id: ID!): ServiceLocation
    userByEmail(email: String!): User
    userById(id: ID!): User
    helloWorld: String!
  }
  type Mutation {
    login(email: String!, password: String!): LoginResponse
    createContainerSite(input: SiteInput!): ContainerSite
    createServiceLocation(input: ServiceLocationInput!): ServiceLocation
    updateAccount(id: ID!, input: NameInput!): Account
    updateContainerSite(id: ID!, input: SiteInput!): ContainerSite
    updateContainerSiteBinBar(id: ID!, binBarID: ID): ContainerSite
    updateServiceLocation(id: ID!, input: NameInput!): ServiceLocation
    updateUser(id: ID!, input: UserInput!): User
  }
`

/** Two container sites with a BinBar each, one without, and a BinBar that none has. */
export const sampleData: SampleData = sampleDataSchema.parse({
  account: { id: 'account001', name: 'Example Containers' },
  token: 'the-token',
  users: [
    { id: 'user000001', email: 'you@example.com', password: 'your password' },
    { id: 'user000002', email: 'colleague@example.com', password: 'another password' },
  ],
  serviceLocations: [
    { id: 'location01', name: 'Acme Factory' },
    { id: 'location02', name: "Bob's Mall" },
  ],
  containerSites: [
    {
      id: 'site000001',
      name: 'Scrap',
      serviceLocationID: 'location01',
      size: 24,
      maxKilograms: 9000,
      weights: [
        { kilograms: 7200, time: '2025-02-28T06:00:00Z' },
        { kilograms: 7000, time: '2025-02-28T23:59:59Z' },
        { kilograms: 6900, time: '2025-03-01T00:00:00Z' },
        { kilograms: 7500, time: '2025-03-02T23:59:00Z' },
        { kilograms: 7500, time: '2025-03-03T00:00:00Z' },
        { kilograms: 8100, time: '2025-03-04T06:15:00Z' },
      ],
    },
    {
      id: 'site000002',
      name: 'Waste',
      serviceLocationID: 'location01',
      size: 12,
      maxKilograms: null,
      weights: [{ kilograms: 2100, time: '2025-03-04T06:05:00Z' }],
    },
    {
      id: 'site000003',
      name: 'Cardboard',
      serviceLocationID: 'location02',
      size: null,
      maxKilograms: 4000,
      weights: [],
    },
  ],
  binBars: [
    {
      id: 'binbar0001',
      containerSiteID: 'site000001',
      version: 'v60',
      lastLocation: { latitude: 40.5, longitude: -90.25, radius: 25, time: '2025-03-01T05:00:00Z' },
      lastWeight: { kilograms: 8100, time: '2025-03-04T06:15:00Z' },
    },
    {
      id: 'binbar0002',
      containerSiteID: 'site000002',
      version: 'v60',
      lastLocation: null,
      lastWeight: { kilograms: 2100, time: '2025-03-04T06:05:00Z' },
    },
    { id: 'binbar0003', containerSiteID: null, version: null, lastLocation: null, lastWeight: null },
  ],
  newIDs: { serviceLocation: 'location99', containerSite: 'site000099' },
  arguments: {},
})

/** Sends a request, with a valid token unless it says otherwise. */
export function send(request: SampleRequest, text = schemaText) {
  return createSampleApi(buildSchema(text), sampleData).execute({ token: sampleData.token, ...request })
}

/** Sends a query without variables. */
export function ask(query: string, text = schemaText) {
  return send({ query }, text)
}

/** Message and code of each error of an answer, as one text; the code is left out where there is none. */
export function listErrors(answer: ReturnType<typeof send>): string[] {
  return (answer.errors ?? []).map(({ message, extensions }) =>
    extensions ? `${extensions.code}: ${message}` : message,
  )
}
