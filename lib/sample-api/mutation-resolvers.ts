import { GraphQLError } from 'graphql'
import { createApiError, requireObject } from './api-error'
import { checkMinimum, checkName } from './check-input'
import type { Resolvers } from './resolver'
import { toKilograms } from './units'
import type { ContainerSite, World } from './world'

/** The mutations. One that is refused changes nothing. */
export const mutationResolvers: Resolvers = {
  login: (_source, { email, password }, { world, token }) => {
    const user = world.users.find((one) => one.email.toLowerCase() === email.toLowerCase())
    if (user?.password === password) return { jwt: token }
    throw createApiError('LOGIN_FAILED', 'The e-mail address or the password is wrong.')
  },
  createServiceLocation: (_source, { input }, { world }) => {
    requireObject([world.account], 'account', input.accountID)
    checkName(input.name)
    const location = { id: world.newIDs.serviceLocation, name: input.name }
    return addObject(world.serviceLocations, 'service location', location)
  },
  createContainerSite: (_source, { input }, { world }) => {
    requireObject(world.serviceLocations, 'service location', input.serviceLocationID)
    checkSiteInput(input)
    const site: ContainerSite = {
      id: world.newIDs.containerSite,
      name: input.name,
      serviceLocationID: input.serviceLocationID,
      size: input.size ?? null,
      maxKilograms: input.maxWeight ? toKilograms(input.maxWeight) : null,
      weights: [],
    }
    return addObject(world.containerSites, 'container site', site)
  },
  updateAccount: (_source, { id, input }, { world }) => {
    const account = requireObject([world.account], 'account', id)
    return rename(account, input.name)
  },
  updateServiceLocation: (_source, { id, input }, { world }) => {
    const location = requireObject(world.serviceLocations, 'service location', id)
    return rename(location, input.name)
  },
  updateUser: (_source, { id, input }, { world }) => {
    const user = requireObject(world.users, 'user', id)
    if (input.email == null) return user
    const hasOther = world.users.some(
      (other) => other !== user && other.email.toLowerCase() === input.email.toLowerCase(),
    )
    if (hasOther)
      throw createApiError('BAD_USER_INPUT', `Another user has the e-mail address ${input.email}.`)
    user.email = input.email
    return user
  },
  updateContainerSite: (_source, { id, input }, { world }) => {
    const site = requireObject(world.containerSites, 'container site', id)
    if (input.serviceLocationID != null) {
      requireObject(world.serviceLocations, 'service location', input.serviceLocationID)
    }
    checkSiteInput(input)
    site.name = input.name ?? site.name
    site.serviceLocationID = input.serviceLocationID ?? site.serviceLocationID
    site.size = input.size ?? site.size
    if (input.maxWeight) site.maxKilograms = toKilograms(input.maxWeight)
    return site
  },
  updateContainerSiteBinBar: (_source, { id, binBarID }, { world }) => {
    const site = requireObject(world.containerSites, 'container site', id)
    if (binBarID !== undefined) associate(site, binBarID, world)
    return site
  },
}

/** Null removes the BinBar of a container site; an ID connects that one in the place of any other. */
function associate(site: ContainerSite, binBarID: string | null, { binBars, containerSites }: World): void {
  const next = binBarID === null ? undefined : requireObject(binBars, 'BinBar', binBarID)
  const owner = containerSites.find(({ id }) => id === next?.containerSiteID)
  if (next && owner && owner !== site) {
    throw createApiError(
      'BIN_BAR_IN_USE',
      `The BinBar "${next.id}" is connected to the container site "${owner.name}". Remove it there first.`,
    )
  }
  for (const binBar of binBars) if (binBar.containerSiteID === site.id) binBar.containerSiteID = null
  if (next) next.containerSiteID = site.id
}

/** The sample data have the ID of one new object of a kind; two objects with one ID would show nonsense. */
function addObject<Item extends { id: string }>(items: Item[], kind: string, item: Item): Item {
  if (items.some(({ id }) => id === item.id)) {
    throw new GraphQLError(`The sample data have an ID for one new ${kind} in a request, not for two.`)
  }
  items.push(item)
  return item
}

function rename<Item extends { name: string }>(item: Item, name: string | null | undefined): Item {
  if (name == null) return item
  checkName(name)
  item.name = name
  return item
}

interface SiteInput {
  name?: string | null
  size?: number | null
  maxWeight?: { value: number } | null
}

function checkSiteInput({ name, size, maxWeight }: SiteInput): void {
  if (name != null) checkName(name)
  if (size != null) checkMinimum('size', size, 1)
  if (maxWeight) checkMinimum('value', maxWeight.value, 0)
}
