import { useEffect, useRef, useState } from 'react'

/** How far copying has come. */
export type CopyState = 'ready' | 'copied' | 'failed'

/** How long the outcome is told, in milliseconds. */
const confirmationTime = 1000

/** Copies a text to the clipboard, and tells the outcome for a moment. */
export function useCopy(): { state: CopyState; copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('ready')
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  async function copy(text: string): Promise<void> {
    const isCopied = await writeToClipboard(text)
    window.clearTimeout(timer.current)
    setState(isCopied ? 'copied' : 'failed')
    timer.current = window.setTimeout(() => setState('ready'), confirmationTime)
  }
  return { state, copy }
}

/** False where the reader or the browser refuses; outside HTTPS there is no clipboard at all. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
