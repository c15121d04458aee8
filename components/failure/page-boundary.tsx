import { useRouter } from 'next/router'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { CrashReport } from './crash-report'

/** Around the content of a page: an error in it leaves the frame in place. Any link leads out of it. */
export function PageBoundary({ children }: { children: ReactNode }) {
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
