/** The part of a transformer of Shiki (https://shiki.style/guide/transformers) that is used here. */
interface CodeTransformer {
  preprocess: (code: string, options: { tokenizeTimeLimit?: number }) => void
}

/**
 * Has the highlighter colour all code of a page. By itself it gives a line up after half a second, so that on a busy
 * machine, where it has yet to prepare its rules, the end of a line would now and then be plain.
 */
export const colorAllCode: CodeTransformer = {
  preprocess: (_code, options) => {
    options.tokenizeTimeLimit = 0
  },
}
