import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import type { NavbarItem } from '../../lib/navbar/navbar-schema'

/**
 * Around an item of the navbar: an error while it renders becomes one that says which item it was, with the
 * item's configuration, and that keeps the first error as its cause.
 */
export function ItemBoundary({ item, children }: { item: NavbarItem; children: ReactNode }) {
  function report({ error }: FallbackProps): never {
    const configuration = JSON.stringify(item, undefined, 2)
    throw new Error(
      `An item of the navbar could not be shown. Please check its configuration in site.config.ts:\n${configuration}`,
      { cause: error },
    )
  }
  return <ErrorBoundary fallbackRender={report}>{children}</ErrorBoundary>
}
