/** A product that has release notes. */
export interface Product {
  /** Its name in commands: `npm run new release-note binbar v61`. */
  key: string
  name: string
  /** The folder of its notes, as a route. */
  folder: string
  /** How its versions are written. */
  version: RegExp
  /** A version, for messages. */
  example: string
  /** Where a reader sees the version in use. */
  versionHint: { before: string; label: string; address: string; after: string }
}

/** The products of the site. */
export const products: readonly Product[] = [
  {
    key: 'binbar',
    name: 'BinBar',
    folder: '/docs/binbar/release-notes/',
    version: /^v[1-9]\d*$/,
    example: 'v61',
    versionHint: {
      before: 'Open the ',
      label: 'container detail page',
      address: '/docs/client-application/pages/container-detail/',
      after: ' of the container site that the BinBar is connected to. The area BinBar shows the version.',
    },
  },
  {
    key: 'client-application',
    name: 'Client application',
    folder: '/docs/client-application/release-notes/',
    version: /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/,
    example: '2.0.1',
    versionHint: {
      before: 'Open Settings, then Account, in the ',
      label: 'client application',
      address: '/docs/client-application/introduction/',
      after: '. The last line shows the release.',
    },
  },
]

/** A version of a product. */
export interface Release {
  product: Product
  version: string
}

/** The product and the version that a route is the note of; `undefined` for other pages. */
export function findRelease(route: string): Release | undefined {
  const product = products.find(({ folder }) => route.startsWith(folder) && route !== folder)
  return product && { product, version: route.slice(product.folder.length, -1) }
}
