/** The one direction of imports: pages → components → lib, markdown → lib, tools → lib. */
const layer = (name, from, allowed) => ({
  name,
  comment: `Files in ${from}/ import only from ${[from, ...allowed].join('/, ')}/.`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^(pages|components|lib|markdown|tools|styles|tests)/',
    pathNot: `^(${[from, ...allowed].join('|')})/`,
  },
})

module.exports = {
  forbidden: [
    layer('lib-stands-alone', 'lib', []),
    layer('components-use-lib', 'components', ['lib', 'styles']),
    layer('markdown-uses-lib', 'markdown', ['lib']),
    layer('tools-use-lib', 'tools', ['lib']),
    {
      name: 'configuration-is-handed-in',
      comment:
        'lib/ and markdown/ get the configuration as an argument, so that tests can hand in their own.',
      severity: 'error',
      from: { path: '^(lib|markdown)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(site|theme|next)\\.config' },
    },
    {
      name: 'lib-has-no-react',
      comment: 'lib/ is plain TypeScript: no React, no Next.js, no theme.',
      severity: 'error',
      from: { path: '^lib/' },
      to: {
        path: 'node_modules/(react|react-dom|next|nextra-theme-docs)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-zod-in-the-browser',
      comment: 'Zod checks files while the site builds. Components use its types only.',
      severity: 'error',
      from: { path: '^(components|pages|site\\.config|theme\\.config)' },
      to: { path: 'node_modules/zod/', reachable: true },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Imports of types are gone when the code runs, so they bind nothing.
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.mdx', '.css'] },
    exclude: { path: '^(out|out-base-path|out-again|\\.next)/' },
  },
}
