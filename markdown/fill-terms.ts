import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Plugin } from 'unified'
import { visit } from 'unist-util-visit'
import { composeAttribute } from '../lib/page-parts/compose-element'
import { toProjectPath } from '../lib/pages/list-files'
import { isElement } from '../lib/pages/parse-page'
import { findNearest } from '../lib/problem/find-nearest'
import { type Problem, quote, throwProblems } from '../lib/problem/problem'
import { findTerm } from '../lib/terms/find-term'
import { type Term, termsFile } from '../lib/terms/terms-schema'

/** What terms are filled from. */
export interface FillTermsOptions {
  /** Folder of the project, as an absolute path. */
  root: string
  /** The present terms; asked for anew for each page that holds one. */
  readTerms: () => readonly Term[]
}

/**
 * Remark plugin: gives `<Term>container site</Term>` its meaning from `content/terms.json`. A term that
 * the file does not have stops the page with a `ProblemError`.
 */
export const fillTerms: Plugin<[FillTermsOptions], Root> = ({ root, readTerms }) => {
  return (tree, file) => {
    const problems: Problem[] = []
    visit(tree, (node) => {
      if (!isElement(node) || node.name !== 'Term') return
      const word = textOf(node)
      const term = findTerm(word, readTerms())
      if (term) {
        node.attributes.push(composeAttribute('meaning', term.meaning))
        if (term.page) node.attributes.push(composeAttribute('page', term.page))
        return
      }
      problems.push({
        file: toProjectPath(root, file.path),
        line: node.position?.start.line,
        subject: '<Term>',
        found: quote(word),
        expected: `a term of ${termsFile}`,
        nearest: findNearest(
          word,
          readTerms().map((one) => one.term),
        ),
      })
    })
    throwProblems(problems)
  }
}
