import { checkAddress, type LinkTargets } from '../links/check-address'
import { splitAddress, toRoute } from '../pages/route'
import { type Problem, quote } from '../problem/problem'
import { type Redirect, siteConfigFile } from './site-config-schema'

/** The redirect table as plain text, by source route. Percent-encoding of sources is undone. */
export function mapRedirects(redirects: readonly Redirect[]): Map<string, string> {
  return new Map(redirects.map(({ from, to }) => [decodeURIComponent(from), to]))
}

/**
 * Checks the redirect table: each source once and no page of its own, each target a page that
 * exists, no chain and no loop.
 */
export function checkRedirects(redirects: readonly Redirect[], targets: LinkTargets): Problem[] {
  const seen = new Set<string>()
  return redirects.flatMap((redirect) => {
    const source = decodeURIComponent(redirect.from)
    const faults = [
      seen.has(source) && {
        found: `the source ${quote(redirect.from)} a second time`,
        expected: 'each source once',
      },
      targets.pages.has(source) && {
        found: `the source ${quote(redirect.from)}, which is a page`,
        expected: 'a source that no page answers',
      },
      targets.redirects.has(toRoute(splitAddress(redirect.to).path)) && {
        found: `the target ${quote(redirect.to)}, which is redirected itself`,
        expected: 'the address of a page',
        nearest: targets.redirects.get(toRoute(splitAddress(redirect.to).path)),
      },
      checkAddress(redirect.to, redirect.from, targets),
    ]
    seen.add(source)
    return faults
      .filter((fault) => fault !== undefined && fault !== false)
      .map((fault): Problem => ({ file: siteConfigFile, subject: `redirects > ${redirect.from}`, ...fault }))
  })
}
