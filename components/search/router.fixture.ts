import { vi } from 'vitest'

/** Stands in for Next's router: `vi.mock('next/router', () => import('./router.fixture'))`. */
export const router = { basePath: '', push: vi.fn(async (_address: string) => false) }

/** The hook of the same name. */
export const useRouter = () => router
