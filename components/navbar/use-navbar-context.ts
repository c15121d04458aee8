import { useRouter } from 'next/router'
import { useMemo } from 'react'
import type { NavbarContext } from '../../lib/navbar/resolve-item'
import { siteConfig } from '../../site.config'
import { currentLocale } from '../locales/current-locale'
import { useAddress } from '../navigation/use-address'
import { usePage } from '../navigation/use-page'
import { useKeptVersion } from '../versions/use-kept-version'

/** What the items of the navbar are worked out from: the same object until something of it changes. */
export function useNavbarContext(): NavbarContext {
  const { canonicalRoute, guidesOfVersions, version } = usePage()
  const { basePath } = useRouter()
  const address = useAddress()
  const keptVersion = useKeptVersion()
  return useMemo(
    () => ({
      route: canonicalRoute,
      address,
      basePath,
      docs: siteConfig.docs,
      guidesOfVersions,
      openVersion: version,
      keptVersion,
      locales: siteConfig.locales,
      locale: currentLocale,
    }),
    [canonicalRoute, address, basePath, guidesOfVersions, version, keptVersion],
  )
}
