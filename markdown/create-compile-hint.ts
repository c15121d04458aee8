import type { NextConfig } from 'next'

type Webpack = Parameters<NonNullable<NextConfig['webpack']>>[1]['webpack']

/**
 * Has browsers compile all functions of a script while it arrives, beside the page. By themselves they skip functions
 * until these are called, and compile them then in the way of the reader. Only the first line of a file counts:
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based. Browsers that do not know it see a comment.
 */
export const compileHint = '//# allFunctionsCalledOnLoad'

/** The plugin of webpack that writes the hint into each script, after the scripts have lost their comments. */
export function createCompileHint(webpack: Webpack): object {
  return new webpack.BannerPlugin({
    banner: compileHint,
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  })
}
