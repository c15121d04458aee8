import { type AddressFault, checkAddress, type LinkTargets } from '../links/check-address'
import { decodePath, isSafePath, splitAddress, toRoute } from '../pages/route'
import { type Problem, quote } from '../problem/problem'
import { type Redirect, siteConfigFile } from './site-config-schema'

/** The redirect table as plain text, by source route. Percent-encoding of sources is undone. */
export function mapRedirects(redirects: readonly Redirect[]): Map<string, string> {
  return new Map(redirects.map(({ from, to }) => [toSource(from), to]))
}

/**
 * Checks the redirect table: each source once and no page of its own, each target a page that
 * exists, no chain and no loop.
 */
export function checkRedirects(redirects: readonly Redirect[], targets: LinkTargets): Problem[] {
  const seen = new Set<string>()
  return redirects.flatMap((redirect) => {
    const source = toSource(redirect.from)
    const faults = [
      decodePath(redirect.from) === undefined && {
        found: `the source ${quote(redirect.from)}`,
        expected: 'a percent sign only in front of two hexadecimal digits',
      },
      !isWritable(source, targets) && {
        found: `the source ${quote(redirect.from)}, at which no page can be written`,
        expected: 'a source without empty parts, not below a file',
      },
      seen.has(source) && {
        found: `the source ${quote(redirect.from)} a second time`,
        expected: 'each source once',
      },
      targets.pages.has(source) && {
        found: `the source ${quote(redirect.from)}, which is a page`,
        expected: 'a source that no page answers',
      },
      describeChain(redirect.to, targets) ?? checkAddress(redirect.to, redirect.from, targets),
    ]
    seen.add(source)
    return faults
      .filter((fault) => fault !== undefined && fault !== false)
      .map((fault): Problem => ({ file: siteConfigFile, subject: `redirects > ${redirect.from}`, ...fault }))
  })
}

/** Percent-encoding may hide slashes, and a file is no folder. */
function isWritable(source: string, { files }: LinkTargets): boolean {
  const isBelowFile = [...files].some((file) => source.startsWith(`${file}/`))
  return isSafePath(source) && !source.includes('//') && !isBelowFile
}

function toSource(from: string): string {
  return decodePath(from) ?? from
}

function describeChain(to: string, targets: LinkTargets): AddressFault | undefined {
  let address = to
  const passed = new Set<string>()
  for (let next = nextAddress(to, targets); next !== undefined; next = nextAddress(next, targets)) {
    if (passed.has(next)) {
      return {
        found: `the target ${quote(to)}, from which the redirects lead round in a circle`,
        expected: 'the address of a page',
      }
    }
    passed.add(next)
    address = next
  }
  if (address === to) return undefined
  return {
    found: `the target ${quote(to)}, which is redirected itself`,
    expected: 'the address of a page',
    nearest: address,
  }
}

function nextAddress(address: string, { redirects }: LinkTargets): string | undefined {
  return redirects.get(toRoute(toSource(splitAddress(address).path)))
}
