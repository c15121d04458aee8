import { siteConfig } from '../../site.config'
import { PageLink } from '../mdx/page-link'
import styles from './footer.module.css'

/** The end of every page: columns of links, if the site has any, and the last line. */
export function Footer() {
  const { columns = [], copyright } = siteConfig.footer
  return (
    <footer className={styles.footer}>
      {columns.length > 0 && (
        <div className={styles.columns}>
          {columns.map(({ title, items }) => (
            <div key={title}>
              <p className={styles.title}>{title}</p>
              <ul className={styles.items}>
                {items.map(({ label, to, href }) => (
                  <li key={label}>
                    <PageLink href={to ?? href} className={styles.link}>
                      {label}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the configuration of the site alone can write it */}
      <p className={styles.copyright} dangerouslySetInnerHTML={{ __html: copyright }} />
      <p className={styles.tagline}>{siteConfig.tagline}</p>
    </footer>
  )
}
