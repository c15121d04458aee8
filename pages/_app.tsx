import type { AppProps } from 'next/app'
import { Suspense } from 'react'
import { CrashBoundary } from '../components/failure/crash-boundary'
import { PageLoadReport } from '../components/failure/page-load-report'
import { HydrationEnd } from '../components/frame/hydration-end'
import { SkipLink } from '../components/frame/skip-link'
import { usePageChanges } from '../components/frame/use-page-changes'
import { provideAssetLists } from '../components/navigation/asset-lists'
import { useKeptScrollPosition } from '../components/navigation/use-kept-scroll-position'
import { usePageLinks } from '../components/navigation/use-page-links'
import { useUndisturbedScroll } from '../components/navigation/use-undisturbed-scroll'
import { ProgressBar } from '../components/progress-bar/progress-bar'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/code-colors.css'
import '../styles/print.css'

provideAssetLists()

/**
 * The frame around the theme's layout: what has to come before everything else on every page. React makes what
 * stands in a `Suspense` of the static page interactive in slices of a few milliseconds, so that the browser stays
 * free for the reader: https://react.dev/reference/react-dom/client/hydrateRoot.
 */
export default function App({ Component, pageProps }: AppProps) {
  usePageLinks()
  usePageChanges()
  useKeptScrollPosition()
  useUndisturbedScroll()
  return (
    <>
      <SkipLink />
      <ProgressBar />
      <Suspense>
        <CrashBoundary title="Page Error">
          <Component {...pageProps} />
        </CrashBoundary>
        <PageLoadReport />
        <HydrationEnd />
      </Suspense>
    </>
  )
}
