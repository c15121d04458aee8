import Head from 'next/head'
import { useRouter } from 'next/router'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { CrashReport } from './crash-report'

/**
 * Around what can fail: the content of a page, so that the frame stays in place, and the whole page, for errors
 * in the frame itself. Another address leads out of the report.
 *
 * @param title the title in the browser while the report stands there; for what holds the page's own title
 */
export function CrashBoundary({ title, children }: { title?: string; children: ReactNode }) {
  const { asPath } = useRouter()
  return (
    <ErrorBoundary
      resetKeys={[asPath]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <main>
          {title && (
            <Head>
              <title>{title}</title>
            </Head>
          )}
          <CrashReport error={error} tryAgain={resetErrorBoundary} />
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
