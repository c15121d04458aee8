import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { parseHtml } from '../links/parse-html'

/** The code that one HTML file holds in itself, instead of in a file of its own. */
export interface InlineCode {
  /** The texts of the scripts that a browser would run, in their order. */
  scripts: string[]
  /** What no policy can allow by a hash, each as it stands in HTML: `<a onclick="go()">`. */
  attributes: string[]
}

/** Reads the text of one HTML file, repairing it as browsers do. */
export function readInlineCode(html: string): InlineCode {
  const code: InlineCode = { scripts: [], attributes: [] }
  visit(parseHtml(html), 'element', (element) => {
    if (isInlineScript(element)) code.scripts.push(textOf(element))
    code.attributes.push(...listCodeAttributes(element))
  })
  return code
}

/**
 * The types of scripts that a policy applies to; all others are data.
 * https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type
 */
const codeType =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))$/

function isInlineScript({ tagName, properties }: Element): boolean {
  if (tagName !== 'script' || properties.src !== undefined) return false
  return codeType.test(
    String(properties.type ?? '')
      .trim()
      .toLowerCase(),
  )
}

/** The attributes that can hold an address which a browser opens, under the parser's names for them. */
const addressAttributes = ['href', 'xLinkHref', 'src', 'action', 'formAction', 'data']

function listCodeAttributes({ tagName, properties }: Element): string[] {
  return Object.entries(properties)
    .map(([name, value]) => [name, String(value ?? '')] as const)
    .filter(([name, value]) => {
      if (/^on[a-z]/i.test(name) || name === 'srcDoc') return true
      if (name === 'content') return /^[\d.]+[;,](url=)?['"]?javascript:/i.test(removeSpaces(value))
      return addressAttributes.includes(name) && /^javascript:/i.test(removeSpaces(value))
    })
    .map(([name, value]) => `<${tagName} ${name.toLowerCase()}="${value}">`)
}

/** Browsers skip line breaks and control characters within a scheme: https://url.spec.whatwg.org/#url-parsing */
function removeSpaces(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that browsers skip
  return value.replace(/[\u0000-\u0020]/g, '')
}
