import { clsx } from 'clsx'
import { siteConfig } from '../../site.config'
import styles from './desktop-sidebar.module.css'

/** Whether readers can hide the sidebar of wide screens. */
export const isHideable = siteConfig.sidebar?.hideable === true

/** The class of what is as wide as the sidebar beside the text, on wide screens alone. */
export const sidebarPlace = clsx(styles.sidebar, isHideable && styles.hideable)
