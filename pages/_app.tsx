import type { AppProps } from 'next/app'
import { useEffect } from 'react'
import { CrashBoundary } from '../components/failure/crash-boundary'
import { PageLoadReport } from '../components/failure/page-load-report'
import { SkipLink } from '../components/frame/skip-link'
import { usePageChanges } from '../components/frame/use-page-changes'
import { useKeptScrollPosition } from '../components/navigation/use-kept-scroll-position'
import { ProgressBar } from '../components/progress-bar/progress-bar'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/print.css'

/** The frame around the theme's layout: what has to come before everything else on every page. */
export default function App({ Component, pageProps }: AppProps) {
  usePageChanges()
  useKeptScrollPosition()
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true'
  }, [])
  return (
    <>
      <SkipLink />
      <ProgressBar />
      <CrashBoundary>
        <Component {...pageProps} />
      </CrashBoundary>
      <PageLoadReport />
    </>
  )
}
