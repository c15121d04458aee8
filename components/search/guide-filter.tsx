import { useId } from 'react'
import { searchGuides } from '../../lib/search/search-guides'
import hiddenStyles from '../../styles/visually-hidden.module.css'
import styles from './guide-filter.module.css'
import { keepFocus } from './keep-focus'

/** What the filter needs. */
export interface GuideFilterProps {
  /** The id of a guide; `undefined` for all guides. */
  guide: string | undefined
  choose: (guide: string | undefined) => void
}

/** Narrows the search to one guide. */
export function GuideFilter({ guide, choose }: GuideFilterProps) {
  const name = useId()
  return (
    <fieldset className={styles.filter} onMouseDown={keepFocus}>
      <legend className={hiddenStyles.hidden}>Guide</legend>
      {[{ id: undefined, label: 'All' }, ...searchGuides].map(({ id, label }) => (
        <label key={label} className={styles.guide}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={guide === id}
            onChange={() => choose(id)}
          />
          <span className={styles.pill}>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
