import type { SampleData } from './sample-data-schema'

/** The sample data during one request, which mutations change. */
export type World = Pick<
  SampleData,
  'account' | 'users' | 'serviceLocations' | 'containerSites' | 'binBars'
> & {
  /** The IDs that the next new objects get. */
  newIDs: SampleData['newIDs']
}

export type User = World['users'][number]
export type ServiceLocation = World['serviceLocations'][number]
export type ContainerSite = World['containerSites'][number]
export type BinBar = World['binBars'][number]
export type Weight = ContainerSite['weights'][number]

/** What each resolver knows of the request. */
export interface RequestContext {
  world: World
  token: string
  /** The user whom the request's token belongs to; `undefined` without a valid token. */
  user: User | undefined
}

/** The context of a new request, with a copy of the data of its own. */
export function createContext(data: SampleData, token: string | undefined): RequestContext {
  const world = structuredClone(data)
  return { world, token: data.token, user: token === data.token ? world.users[0] : undefined }
}
