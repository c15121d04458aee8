/** What the reader is told first when a part of the search does not come. */
export const failureTitle = 'The search could not be loaded.'
