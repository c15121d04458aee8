import { useRouter } from 'next/compat/router'
import NextLink from 'next/link'
import type { ComponentPropsWithoutRef } from 'react'
import { differsInQueryAlone, isExternalAddress, toCanonicalAddress } from '../../lib/pages/route'
import { ExternalIcon } from '../icons/external-icon'

/**
 * Every link of the site. Addresses of its pages get their canonical spelling and are followed without
 * a reload, without a move where the query alone changes; addresses on other hosts open in a new tab and say so.
 */
export function PageLink({ href = '', children, ...attributes }: ComponentPropsWithoutRef<'a'>) {
  const router = useRouter()
  if (/^(https?:)?\/\//i.test(href)) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...attributes}>
        {children}
        <ExternalIcon />
      </a>
    )
  }
  if (href.startsWith('#') || isExternalAddress(href)) {
    return (
      <a href={href} {...attributes}>
        {children}
      </a>
    )
  }
  const address = toCanonicalAddress(href)
  const scrolls = !router || !differsInQueryAlone(address, router.asPath)
  return (
    <NextLink href={address} prefetch={false} scroll={scrolls} {...attributes}>
      {children}
    </NextLink>
  )
}
