import { useRouter } from 'next/router'
import type { NavbarContext } from '../../lib/navbar/resolve-item'
import { siteConfig } from '../../site.config'
import { currentLocale } from '../locales/current-locale'
import { useAddress } from '../navigation/use-address'
import { usePage } from '../navigation/use-page'
import { useKeptVersion } from '../versions/use-kept-version'

/** What the items of the navbar are worked out from. */
export function useNavbarContext(): NavbarContext {
  const { canonicalRoute, guidesOfVersions, version } = usePage()
  const { basePath } = useRouter()
  return {
    route: canonicalRoute,
    address: useAddress(),
    basePath,
    docs: siteConfig.docs,
    guidesOfVersions,
    openVersion: version,
    keptVersion: useKeptVersion(),
    locales: siteConfig.locales,
    locale: currentLocale,
  }
}
