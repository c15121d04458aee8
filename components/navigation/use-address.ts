import { useRouter } from 'next/router'
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Address } from '../../lib/locales/locales'
import { useLocationChange } from './use-location-change'

/**
 * The address of the open page as the browser shows it. While the page is built, and until it is
 * interactive, query and hash are empty.
 */
export function useAddress(): Address {
  const { basePath, pathname } = useRouter()
  const [address, setAddress] = useState<Address>()
  useEffect(() => startTransition(() => setAddress(readAddress())), [])
  useLocationChange(() => setAddress(readAddress()))
  return useMemo(
    () => address ?? { path: `${basePath}${pathname}`.replace(/\/?$/, '/'), query: '', hash: '' },
    [address, basePath, pathname],
  )
}

function readAddress(): Address {
  const { pathname, search, hash } = window.location
  return { path: pathname, query: search, hash }
}
