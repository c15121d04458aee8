import { listWebpackRules, type Rule } from './list-webpack-rules'

/** What the path of the loader holds that Next.js adds to its own, for the scripts of the browser in development. */
const refreshLoader = /[\\/]react-refresh-utils[\\/]/

/**
 * The loader that lets a changed module take the place of the one in the browser. Next.js adds it to rules of others
 * too, but does not look into lists of rules of which one is chosen, such as those that Nextra makes for pages.
 *
 * @throws when there is no such loader
 */
export function findRefreshLoader(rules: readonly (Rule | undefined)[]): string {
  const found = listWebpackRules(rules)
    .flatMap(({ use }) => (Array.isArray(use) ? use : [use]))
    .find((loader) => typeof loader === 'string' && refreshLoader.test(loader))
  if (found === undefined) {
    throw new Error(
      'Found no loader of react-refresh-utils in the configuration of webpack, expected the one for scripts.',
    )
  }
  return found
}
