import { useRouter } from 'next/router'
import styles from './schema-downloads.module.css'

/** A file that readers can load down. */
export interface SchemaDownload {
  /** Its address on the site, without base path. */
  href: string
  /** What it is, in the words of a link. */
  label: string
  /** Its size in bytes. */
  bytes: number
  /** Its SHA-256, as 64 hexadecimal digits. */
  sha256: string
}

/** The files that are made from the schema. */
export interface SchemaDownloadsProps {
  /** The day on which the schema changed last: `2026-11-28`. */
  date: string
  files: readonly SchemaDownload[]
}

/** Links to the files of the schema, with what tells whether they arrived whole. */
export function SchemaDownloads({ date, files }: SchemaDownloadsProps) {
  const { basePath } = useRouter()
  return (
    <ul className={styles.list}>
      {files.map(({ href, label, bytes, sha256 }) => (
        <li key={href}>
          <a href={`${basePath}${href}`} download>
            {label}
          </a>
          {`, ${Math.ceil(bytes / 1000)} kB, schema of ${date}`}
          <span className={styles.checksum}>
            {'SHA-256 '}
            <code>{sha256}</code>
          </span>
        </li>
      ))}
    </ul>
  )
}
