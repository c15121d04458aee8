/** The path in front of every address of the site in this language; may be empty. `next.config.mjs` sets it. */
export const basePath = process.env.LOCALE_BASE_PATH ?? ''
