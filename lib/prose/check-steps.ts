import GithubSlugger from 'github-slugger'
import type { ListItem, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { attributeOf, isElement, type ParsedPage } from '../pages/parse-page'
import { splitStepId } from '../pages/step-id'
import { type Problem, quote } from '../problem/problem'

/** The pages that guide a reader step by step: those directly in the folders of the two guides. */
const guides = /^\/docs\/(binbar|client-application)\/[^/]+\/$/

/**
 * Checks the steps of a page: no id twice, and in a guide an id at the end of each item of a numbered
 * list, so that every step has an address of its own.
 */
export function checkSteps(page: ParsedPage): Problem[] {
  return [...(guides.test(page.route) ? findStepsWithoutId(page) : []), ...findRepeatedIds(page)]
}

function findStepsWithoutId({ file, tree }: ParsedPage): Problem[] {
  return listSteps(tree)
    .filter((item) => splitStepId(item).id === undefined)
    .map((item) => ({ file, line: item.position?.start.line, ...describeMissingId(item) }))
}

function describeMissingId(item: ListItem): Pick<Problem, 'subject' | 'found' | 'expected'> {
  const [, text = '', written] = /^(.*?)\s*(\[#[^\]]*\])?$/s.exec(textOf(item.children[0]).trim()) ?? []
  const [sentence = ''] = /^[^.!?]*[.!?]?/.exec(text) ?? []
  const example = new GithubSlugger().slug(sentence.split(' ').slice(0, 5).join(' ')) || 'press-button'
  return {
    subject: `step ${quote(sentence)}`,
    found: written === undefined ? 'no id at its end' : `the id ${quote(written)}`,
    expected: `an id of small letters, digits and hyphens, such as [#${example}]`,
  }
}

function findRepeatedIds({ file, tree, headings }: ParsedPage): Problem[] {
  const seen = new Set([...headings.keys(), ...listElementIds(tree)])
  const problems: Problem[] = []
  visit(tree, 'listItem', (item) => {
    const { id } = splitStepId(item)
    if (id === undefined) return
    if (seen.has(id)) problems.push({ file, line: findIdLine(item), ...describeRepeatedId(id) })
    seen.add(id)
  })
  return problems
}

function describeRepeatedId(id: string): Pick<Problem, 'subject' | 'found' | 'expected'> {
  return { subject: `[#${id}]`, found: 'an id that the page has already', expected: 'each id once on a page' }
}

function findIdLine(item: ListItem): number | undefined {
  return item.children[0]?.position?.end.line
}

function listSteps(tree: Root): ListItem[] {
  const items: ListItem[] = []
  visit(tree, 'list', ({ ordered, children }) => {
    if (ordered) items.push(...children)
  })
  return items
}

function listElementIds(tree: Root): string[] {
  const ids: string[] = []
  visit(tree, (node) => {
    const id = isElement(node) ? attributeOf(node, 'id') : undefined
    if (id !== undefined) ids.push(id)
  })
  return ids
}
