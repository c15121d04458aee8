import type { SiteConfig } from './lib/site/site-config-schema'

/** Old addresses, each with the one that stands in its place. */
const redirects: SiteConfig['redirects'] = [
  { from: '/binbar/', to: '/docs/category/binbar/' },
  { from: '/binbar/installing-binbar/', to: '/docs/category/binbar/' },
  { from: '/docs/api/Examples/api-associate-binbar/', to: '/docs/api/examples/associate-binbar/' },
  { from: '/docs/api/Examples/associate-binbar/', to: '/docs/api/examples/associate-binbar/' },
  { from: '/docs/api/Examples/authorization-example/', to: '/docs/api/examples/authorization-example/' },
  { from: '/docs/api/Examples/BinBar Examples/', to: '/docs/api/examples/binbar-examples/' },
  {
    from: '/docs/api/Examples/Container Site Examples/',
    to: '/docs/api/examples/container-site-examples/',
  },
  {
    from: '/docs/api/Examples/Container Site Examples 2/',
    to: '/docs/api/examples/container-site-examples-2/',
  },
  { from: '/docs/api/Examples/Pagination Examples/', to: '/docs/api/examples/pagination-examples/' },
  {
    from: '/docs/api/Examples/Service Location Examples/',
    to: '/docs/api/examples/service-location-examples/',
  },
]

/** What this site is: its names, the navbar, the footer and the redirects. */
export const siteConfig: SiteConfig = {
  title: 'BinBar Help',
  tagline: 'Stop Waiting for Weight',
  url: 'https://help.scalable-systems.io',
  locales: [{ code: 'en', label: 'English' }],
  docs: { versions: [{ name: 'current', label: 'Next', path: '/docs/' }], lastVersion: 'current' },
  navbar: {
    items: [
      {
        type: 'docSidebar',
        sidebarId: 'client-application',
        label: 'Client Application',
        position: 'left',
      },
      { type: 'docSidebar', sidebarId: 'binbar', label: 'BinBar', position: 'left' },
      { label: 'Login', href: 'https://client.scalable-systems.io' },
    ],
  },
  sidebar: { hideable: true },
  footer: { copyright: 'Copyright © 2025' },
  // Hosts and the build follow them; no script in a browser needs to know them.
  redirects: typeof window === 'undefined' ? redirects : [],
}
