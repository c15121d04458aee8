import { cutPage, cutRange, keepGreatest } from './read-list'
import type { Resolvers } from './resolver'
import { fromKilograms } from './units'
import type { ContainerSite } from './world'

/** The fields of objects that are more than a property of the sample data, by the name of their type. */
export const objectResolvers: Readonly<Record<string, Resolvers>> = {
  Account: {
    serviceLocations: (_account, { page }, { world }) => cutPage(world.serviceLocations, page),
    containerSites: (_account, { page }, { world }) => cutPage(world.containerSites, page),
    binBars: (_account, { page }, { world }) => cutPage(world.binBars, page),
  },
  BinBar: {
    containerSite: (binBar, _args, { world }) =>
      world.containerSites.find(({ id }) => id === binBar.containerSiteID) ?? null,
  },
  ContainerSite: {
    serviceLocation: (site, _args, { world }) =>
      world.serviceLocations.find(({ id }) => id === site.serviceLocationID),
    binBar: (site, _args, { world }) =>
      world.binBars.find(({ containerSiteID }) => containerSiteID === site.id) ?? null,
    maxWeight: (site, { unit }) =>
      site.maxKilograms === null ? null : fromKilograms(site.maxKilograms, unit),
    currentWeight: (site) => site.weights.at(-1) ?? null,
    fillLevel: computeFillLevel,
    weights: (site, { range, window, page }) => {
      const weights = cutRange(site.weights, range)
      return cutPage(window ? keepGreatest(weights, window) : weights, page)
    },
  },
  ServiceLocation: {
    containerSites: (location, { page }, { world }) =>
      cutPage(
        world.containerSites.filter(({ serviceLocationID }) => serviceLocationID === location.id),
        page,
      ),
  },
  User: {
    account: (_user, _args, { world }) => world.account,
  },
  WeightPost: {
    weight: ({ kilograms }, { unit }) => fromKilograms(kilograms, unit),
  },
}

function computeFillLevel({ weights, maxKilograms }: ContainerSite): number | null {
  const current = weights.at(-1)
  return current && maxKilograms ? current.kilograms / maxKilograms : null
}
