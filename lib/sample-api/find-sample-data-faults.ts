/** The part of the sample data in which one object names another. */
export interface LinkedData {
  account: { id: string }
  users: readonly { id: string; email: string }[]
  serviceLocations: readonly { id: string }[]
  containerSites: readonly { id: string; serviceLocationID: string; weights: readonly { time: string }[] }[]
  binBars: readonly { id: string; containerSiteID: string | null }[]
  newIDs: { serviceLocation: string; containerSite: string }
}

/** A value that does not go together with the others: where it stands, and what it has to be. */
export interface SampleDataFault {
  path: (string | number)[]
  expected: string
}

/**
 * What does not go together: an ID, an e-mail address or a container site that two have, an object that is
 * not there, weights in the wrong order. Examples would show it as an answer that no API gives.
 */
export function findSampleDataFaults(data: LinkedData): SampleDataFault[] {
  return [
    ...findRepeated(listIDs(data), 'an ID that nothing else has'),
    ...findRepeated(
      data.users.map(({ email }, index) => ({ path: ['users', index, 'email'], value: email.toLowerCase() })),
      'an e-mail address that no other user has',
    ),
    ...findRepeated(
      data.binBars.flatMap(({ containerSiteID }, index) =>
        containerSiteID === null
          ? []
          : [{ path: ['binBars', index, 'containerSiteID'], value: containerSiteID }],
      ),
      'a container site that no other BinBar is connected to',
    ),
    ...findStrangers(data),
    ...findMisplacedWeights(data),
  ]
}

interface Place {
  path: (string | number)[]
  value: string
}

function listIDs({ account, newIDs, ...data }: LinkedData): Place[] {
  const lists = ['users', 'serviceLocations', 'containerSites', 'binBars'] as const
  return [
    { path: ['account', 'id'], value: account.id },
    ...lists.flatMap((list) => data[list].map(({ id }, index) => ({ path: [list, index, 'id'], value: id }))),
    ...Object.entries(newIDs).map(([key, value]) => ({ path: ['newIDs', key], value })),
  ]
}

function findRepeated(places: readonly Place[], expected: string): SampleDataFault[] {
  return places
    .filter(({ value }, index) => places.findIndex((other) => other.value === value) < index)
    .map(({ path }) => ({ path, expected }))
}

function findStrangers({ serviceLocations, containerSites, binBars }: LinkedData): SampleDataFault[] {
  const lacks = (items: readonly { id: string }[], id: string) => items.every((item) => item.id !== id)
  return [
    ...containerSites.flatMap(({ serviceLocationID }, index) =>
      lacks(serviceLocations, serviceLocationID)
        ? [{ path: ['containerSites', index, 'serviceLocationID'], expected: 'the ID of a service location' }]
        : [],
    ),
    ...binBars.flatMap(({ containerSiteID }, index) =>
      containerSiteID !== null && lacks(containerSites, containerSiteID)
        ? [{ path: ['binBars', index, 'containerSiteID'], expected: 'the ID of a container site, or null' }]
        : [],
    ),
  ]
}

function findMisplacedWeights({ containerSites }: LinkedData): SampleDataFault[] {
  return containerSites.flatMap(({ weights }, site) =>
    weights.flatMap(({ time }, index) => {
      const earlier = weights[index - 1]
      return earlier && Date.parse(earlier.time) >= Date.parse(time)
        ? [
            {
              path: ['containerSites', site, 'weights', index, 'time'],
              expected: 'a moment after that of the weight before',
            },
          ]
        : []
    }),
  )
}
