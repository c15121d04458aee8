import type { Resolvers } from './resolver'

/** The queries. What an account does not have is `null`, without an error. */
export const queryResolvers: Resolvers = {
  helloWorld: () => 'Hello World!',
  currentUser: (_source, _args, { user }) => user,
  accountById: (_source, { id }, { world }) => (world.account.id === id ? world.account : null),
  binBarById: (_source, { id }, { world }) => findById(world.binBars, id),
  containerSiteById: (_source, { id }, { world }) => findById(world.containerSites, id),
  serviceLocationById: (_source, { id }, { world }) => findById(world.serviceLocations, id),
  userById: (_source, { id }, { world }) => findById(world.users, id),
  userByEmail: (_source, { email }, { world }) =>
    world.users.find((user) => user.email.toLowerCase() === email.toLowerCase()) ?? null,
}

function findById<Item extends { id: string }>(items: readonly Item[], id: string): Item | null {
  return items.find((item) => item.id === id) ?? null
}
