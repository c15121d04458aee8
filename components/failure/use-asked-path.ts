import { useRouter } from 'next/router'
import { useAddress } from '../navigation/use-address'
import { useHydrated } from '../navigation/use-hydrated'

/**
 * The path that was asked for, without base path, on the page that stands in for a missing one. One file stands in
 * for all addresses, so it is known in the browser alone: `undefined` before that.
 */
export function useAskedPath(): string | undefined {
  const { basePath } = useRouter()
  const isHydrated = useHydrated()
  const { path } = useAddress()
  return isHydrated ? path.slice(basePath.length) : undefined
}
