/**
 * The elements of a page that are plain HTML on this site, although the theme has a component for each: `styles/` and
 * the prose around them style them.
 */
export const plainElements = [
  'h1',
  'p',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'tr',
  'th',
  'td',
  'details',
  'summary',
  'code',
] as const
