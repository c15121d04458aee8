/** The sign of the site: a container on its bar. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <path d="M3 7h26l-3 13H6z" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M11 8l1 11M21 8l-1 11" stroke="currentColor" strokeWidth="2" />
      <rect x="4" y="23.5" width="24" height="4.5" rx="2" fill="var(--color-accent)" />
    </svg>
  )
}
