import hiddenStyles from '../../styles/visually-hidden.module.css'
import { useSpacedText } from './use-spaced-text'

/** The least time between two announcements, in milliseconds: typing is not talked over. */
const gap = 500

/** Tells screen readers what was found; empty for nothing to tell. */
export function SearchStatus({ text }: { text: string }) {
  const spoken = useSpacedText(text, gap)
  return (
    <p className={hiddenStyles.hidden} role="status">
      {spoken}
    </p>
  )
}
