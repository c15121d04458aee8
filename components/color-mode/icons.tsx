interface IconProps {
  className?: string | undefined
}

const size = { viewBox: '0 0 24 24', width: 22, height: 22 } as const

/** Light colours. */
export function SunIcon({ className }: IconProps) {
  return (
    <svg aria-hidden="true" {...size} className={className} fill="none" stroke="currentColor" strokeWidth="2">
      <circle cx="12" cy="12" r="4.5" />
      <path d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8" />
    </svg>
  )
}

/** Dark colours. */
export function MoonIcon({ className }: IconProps) {
  return (
    <svg aria-hidden="true" {...size} className={className} fill="currentColor">
      <path d="M20.5 14.6A8.7 8.7 0 0 1 9.4 3.5a8.8 8.8 0 1 0 11.1 11.1z" />
    </svg>
  )
}

/** The colours of the system: a disc that is half dark. */
export function SystemIcon({ className }: IconProps) {
  return (
    <svg aria-hidden="true" {...size} className={className} fill="none" stroke="currentColor" strokeWidth="2">
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
    </svg>
  )
}
