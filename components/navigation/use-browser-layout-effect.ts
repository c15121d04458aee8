import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect` in a browser. While pages are built there is no layout, and React would warn. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
