import { createHash } from 'node:crypto'

/** The source that allows one inline script in a policy: `'sha256-…'`, of its text to the letter. */
export function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`
}

/**
 * The Content-Security-Policy of the site: everything comes from its own host, and no script runs but its own
 * files and the inline ones with these hashes.
 *
 * @param hashes sources as `hashScript` writes them
 */
export function composePolicy(hashes: readonly string[]): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes].join(' '),
    // The colours of highlighted code stand in style attributes, which no hash can allow.
    "style-src 'self' 'unsafe-inline'",
    // Redirect pages have an empty icon, `data:,`, so that browsers do not ask for another one.
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
  ].join('; ')
}
