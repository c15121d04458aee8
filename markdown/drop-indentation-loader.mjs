/** Texts and comments, in which a backtick begins nothing; or else a backtick. */
const parts = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[\s\S]*?\*\/|`/g

/**
 * Webpack loader before all others of a page: takes the blanks in front of the lines out. A page is one deep tree of
 * elements, so that most of what Next.js makes of it is indentation, which webpack would hold, write to its cache
 * and read several times. Within backticks blanks count, so a page that has some stays as it is.
 *
 * @param {string} source the module that the other loaders made of a page
 */
export default function dropIndentation(source) {
  const hasTemplate = source.match(parts)?.includes('`') ?? false
  return hasTemplate ? source : source.replace(/\n +/g, '\n')
}
