import NextLink from 'next/link'
import type { ComponentPropsWithoutRef } from 'react'
import { isExternalAddress, toCanonicalAddress } from '../../lib/pages/route'
import { ExternalIcon } from '../icons/external-icon'

/**
 * Every link of the site. Addresses of its pages get their canonical spelling and are followed without
 * a reload; addresses on other hosts open in a new tab and say so.
 */
export function PageLink({ href = '', children, ...attributes }: ComponentPropsWithoutRef<'a'>) {
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
  return (
    <NextLink href={toCanonicalAddress(href)} prefetch={false} {...attributes}>
      {children}
    </NextLink>
  )
}
