import { useRouter } from 'next/router'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { CrashReport } from './crash-report'

/** Around the whole page: an error in the frame itself shows the same report, without a frame. Going back leads out of it. */
export function FrameBoundary({ children }: { children: ReactNode }) {
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
