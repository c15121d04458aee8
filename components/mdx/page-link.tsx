import type { ComponentPropsWithoutRef } from 'react'
import { composeHref, isHostAddress } from '../../lib/pages/route'
import { ExternalIcon } from '../icons/external-icon'
import { basePath } from '../navigation/base-path'

/**
 * Every link of the site. Addresses of its pages get their canonical spelling; `usePageLinks` follows them without a
 * reload. Addresses on other hosts open in a new tab and say so.
 */
export function PageLink({ href = '', children, ...attributes }: ComponentPropsWithoutRef<'a'>) {
  if (isHostAddress(href)) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...attributes}>
        {children}
        <ExternalIcon />
      </a>
    )
  }
  return (
    <a href={composeHref(href, basePath)} {...attributes}>
      {children}
    </a>
  )
}
