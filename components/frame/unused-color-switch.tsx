import type { ReactNode } from 'react'

/**
 * Stands in the browser where the theme's own switch of colours would be, the package `next-themes`: the colours are
 * those of `components/color-mode/`. The static page holds the script of that package, so its element is here,
 * too. What stands in it, React leaves as it is when it takes the page over.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: no text at all */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      {children}
    </>
  )
}

/** Knows no mode, as on the server. */
export function useTheme(): Record<string, never> {
  return {}
}
