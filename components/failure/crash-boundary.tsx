import { useRouter } from 'next/router'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { CrashReport } from './crash-report'

/**
 * Around what can fail: the content of a page, so that the frame stays in place, and the whole page, for errors
 * in the frame itself. Another address leads out of the report.
 */
export function CrashBoundary({ children }: { children: ReactNode }) {
  const { asPath } = useRouter()
  return (
    <ErrorBoundary
      resetKeys={[asPath]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <main>
          <CrashReport error={error} tryAgain={resetErrorBoundary} />
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
