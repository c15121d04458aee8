/** The pages that stand for all others where pages are weighed and timed: their addresses, by what they are. */
export const measuredPages = {
  landing: '/',
  guide: '/docs/client-application/create-a-container-site/',
  'object of the API': '/docs/api/objects/container-site/',
  'page with the most text': '/docs/api/workflow/find-full-container-sites/',
} as const
