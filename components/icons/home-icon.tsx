/** A house, for the home page. */
export function HomeIcon() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
      <path d="M12 3 2.5 11.2l1.3 1.5L5 11.7V20h5.5v-5h3v5H19v-8.3l1.2 1 1.3-1.5z" />
    </svg>
  )
}
