import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** A group of tabs on an exported page: an example or a program. */
export interface TabGroup {
  kind: 'example' | 'program'
  /** The name that its page gives it. */
  name: string
  /** The text of the code in each panel, by the panel's value. */
  panels: ReadonlyMap<string, string>
}

/** The groups of tabs with code on an exported page, in their order. */
export function findGroups(html: string): TabGroup[] {
  const groups: TabGroup[] = []
  visit(fromHtml(html), 'element', (element) => {
    const { dataExample, dataProgram } = element.properties
    if (typeof dataExample === 'string') {
      groups.push({ kind: 'example', name: dataExample, panels: readPanels(element) })
    }
    if (typeof dataProgram === 'string') {
      groups.push({ kind: 'program', name: dataProgram, panels: readPanels(element) })
    }
  })
  return groups
}

function readPanels(group: Element): Map<string, string> {
  const panels = new Map<string, string>()
  visit(group, 'element', (element) => {
    const { dataPanel } = element.properties
    if (typeof dataPanel === 'string') panels.set(dataPanel, readCode(element))
  })
  return panels
}

function readCode(panel: Nodes): string {
  let code = ''
  visit(panel, 'element', (element) => {
    if (element.tagName === 'pre') code += textOf(element)
  })
  return code
}
