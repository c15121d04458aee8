/**
 * Webpack loader behind Nextra's: takes out the time at which a page was last committed. Nothing shows it, and
 * with it two builds of the same text would differ by the history that they were cloned with.
 *
 * @param {string} source the module that Nextra made of a page
 */
export default function dropTimestamp(source) {
  const start = source.lastIndexOf('HOC_MDXWrapper(')
  if (start < 0) return source
  return source.slice(0, start) + source.slice(start).replace(/,"timestamp":\d+/, '')
}
