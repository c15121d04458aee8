/**
 * The path in front of every address of the site in this language; may be empty. `next.config.mjs` sets it. What asks
 * the router for it is rendered anew on each page, which would be too much for each link.
 */
export const basePath = process.env.LOCALE_BASE_PATH ?? ''
