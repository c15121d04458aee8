import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { moveByKey } from '../../lib/keyboard/move-by-key'
import { currentLocale } from '../locales/current-locale'
import { useHydrated } from '../navigation/use-hydrated'
import styles from './tabs.module.css'
import { useRevealedTab } from './use-revealed-tab'
import { useSelectedTab } from './use-selected-tab'

const tabsDirection = currentLocale.direction === 'rtl' ? 'row to the left' : 'row'

/** One tab with its panel. */
export interface TabItem {
  /** Names the tab in the address, on the device and in style sheets. */
  value: string
  label: string
  panel: ReactNode
}

/** What a group of tabs is made of. */
export interface TabsProps {
  /** What the tabs are of, for screen readers. */
  label: string
  items: readonly TabItem[]
}

/**
 * A group of tabs. Arrow keys move the focus alone, Enter and Space select:
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/examples/tabs-manual/. All panels are on the page, so that
 * they can be read where no script runs.
 */
export function Tabs({ label, items }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const { selected, select } = useSelectedTab(items.map(({ value }) => value))
  useRevealedTab(list, selected)

  function followKey({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>): boolean {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const next = moveByKey(key, {
      direction: tabsDirection,
      index: tabs.indexOf(currentTarget),
      count: tabs.length,
    })
    if (next !== undefined) tabs[next]?.focus()
    return next !== undefined
  }

  return (
    <div className={styles.group} data-first={items[0]?.value} data-hydrated={isHydrated || undefined}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list}>
        {items.map(({ value, label: name }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}-tab`}
            className={styles.tab}
            aria-selected={value === selected}
            aria-controls={`${id}-${value}`}
            tabIndex={value === selected ? 0 : -1}
            data-tab={value}
            onClick={(event) => select(value, event.currentTarget)}
            onKeyDown={(event) => {
              if (followKey(event)) event.preventDefault()
            }}
          >
            {name}
          </button>
        ))}
      </div>
      {items.map(({ value, label: name, panel }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-${value}`}
          className={styles.panel}
          aria-labelledby={`${id}-${value}-tab`}
          data-panel={value}
          hidden={value !== selected}
        >
          <p className={styles.name} aria-hidden="true">
            {name}
          </p>
          {panel}
        </div>
      ))}
    </div>
  )
}
