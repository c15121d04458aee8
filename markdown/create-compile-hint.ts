import type { NextConfig } from 'next'

type Webpack = Parameters<NonNullable<NextConfig['webpack']>>[1]['webpack']

/**
 * Has Chromium, from version 136 on, compile all functions of a script while it arrives, beside the page. By itself it
 * skips functions until they are called, and compiles them then in the way of the reader. For other browsers it is a
 * comment: https://github.com/WICG/explicit-javascript-compile-hints-file-based.
 */
export const compileHint = '//# allFunctionsCalledOnLoad'

/**
 * The plugin of webpack that writes the hint into each file of modules, after these have lost their comments. Files that
 * are loaded later get it, too: they are asked for when they are needed at once, such as the search.
 */
export function createCompileHint(webpack: Webpack): object {
  return new webpack.BannerPlugin({
    banner: compileHint,
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  })
}
