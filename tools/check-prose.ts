import { throwProblems } from '../lib/problem/problem'
import { mapRedirects } from '../lib/site/check-redirects'
import { siteConfig } from '../site.config'
import { listProseProblems } from './list-prose-problems'
import { runCommand } from './run-command'

await runCommand(() => {
  throwProblems(listProseProblems(process.cwd(), mapRedirects(siteConfig.redirects)))
  console.log('Words, headings, steps, labels, versions and GraphQL: everything agrees.')
})
