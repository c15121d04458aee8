import hiddenStyles from '../../styles/visually-hidden.module.css'

/** An arrow out of a box, for links that open a new tab. Screen readers hear what it means. */
export function ExternalIcon() {
  return (
    <>
      <svg
        viewBox="0 0 24 24"
        width="0.8em"
        height="0.8em"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        aria-hidden="true"
      >
        <path d="M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9" />
      </svg>
      <span className={hiddenStyles.hidden}> (opens in new tab)</span>
    </>
  )
}
