import { describeRelease } from '../../lib/versions/choose-version'
import { findCounterpart } from '../../lib/versions/find-counterpart'
import { siteConfig } from '../../site.config'
import { PageLink } from '../mdx/page-link'
import type { OpenPage } from '../navigation/use-page'
import styles from './version-banner.module.css'
import { keepVersion } from './version-store'

/**
 * Above the text of a page whose version is not the one that readers should use: says so and leads to the
 * same page there. Nothing on a site with one version.
 */
export function VersionBanner({ page }: { page: OpenPage }) {
  const { docs } = siteConfig
  const { version } = page
  const last = docs.versions.find(({ name }) => name === docs.lastVersion)
  if (!version || !last || docs.versions.length === 1) return null
  const release = describeRelease(docs, version)
  if (release === 'last') return null
  const route = findCounterpart(
    page.canonicalRoute,
    version,
    last,
    page.guidesOfVersions.get(last.name) ?? [],
  )
  return (
    <p className={styles.banner}>
      {release === 'unreleased'
        ? `This page is about version ${version.label}, which is not released yet.`
        : `This page is about version ${version.label}, which is no longer maintained.`}{' '}
      <PageLink href={route} onClick={() => keepVersion(last.name)}>
        {`Read the latest version (${last.label})`}
      </PageLink>
    </p>
  )
}
