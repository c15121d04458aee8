import type { Browser, CDPSession, Page } from '@playwright/test'

/** How many times slower than this machine the phone is. */
const slowness = 4

/** A slow 4G line: the delay in milliseconds, and bytes in a second. */
const slowLine = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const fastLine = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/** A page on a phone that has seen nothing of the site yet. */
export interface Phone {
  page: Page
  session: CDPSession
}

/** Measures something on a new slow phone. Only the thread of its page is slower, not the workers of that page. */
export async function runOnPhone<Result>(
  browser: Browser,
  measure: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    return await measure({ page, session })
  } finally {
    await context.close()
  }
}

/** Puts the phone on a slow line, or on one as fast as this machine. */
export async function setLine(session: CDPSession, line: 'slow' | 'fast'): Promise<void> {
  const conditions = line === 'slow' ? slowLine : fastLine
  await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions })
}
