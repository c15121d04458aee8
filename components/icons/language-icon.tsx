import { LineIcon } from './line-icon'

/** Two scripts side by side: the languages of the site. */
export function LanguageIcon() {
  return (
    <LineIcon path="M3 5h10M8 3v2M4.5 14c3-1.6 5.4-4.8 6-9M5.5 8c1 2.6 3 4.6 5.5 5.6M12 21l4.5-11L21 21M13.6 17h5.8" />
  )
}
