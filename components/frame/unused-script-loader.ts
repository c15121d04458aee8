/**
 * Stands in the browser where Next.js has the loader of its `next/script`, which no page uses. Its client calls this
 * once, with the list of such scripts.
 */
export function initScriptLoader(): void {}
