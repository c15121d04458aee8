/** One header of an answer: its name and its value. */
export type Header = readonly [name: string, value: string]

/** The headers of all answers whose path fits a pattern. */
export interface HeaderRule {
  /** Path from the root of the host, with base path; `*` at its end stands for any rest. */
  pattern: string
  headers: readonly Header[]
}

/**
 * What readers' browsers never have to do for this site; each name is a feature of Permissions-Policy. A
 * browser warns on each page of a name that it does not know.
 */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** For files whose name changes with their content. */
export const immutableCaching = 'public, max-age=31536000, immutable'

/** For all others: kept, and asked about before each use. */
export const revalidatedCaching = 'no-cache'

/** The security headers of every answer, errors included. */
export function composeSecurityHeaders(policy: string): Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
  ]
}

/**
 * What a host has to send with the files of an export.
 *
 * @param basePath empty, or `/help`
 */
export function composeHeaderRules(basePath: string, securityHeaders: readonly Header[]): HeaderRule[] {
  return [
    { pattern: `${basePath}/*`, headers: securityHeaders },
    { pattern: `${basePath}/_next/static/*`, headers: [['Cache-Control', immutableCaching]] },
  ]
}

/** The headers of the answer for a path: those of every rule that fits. */
export function findHeaders(rules: readonly HeaderRule[], path: string): Header[] {
  return rules
    .filter(({ pattern }) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    )
    .flatMap(({ headers }) => headers)
}
