const headings = 'h1, h2, h3, h4, h5, h6'

/**
 * The texts below a heading, up to the next one of the same or a higher level. For the title of a page, and for
 * what is no heading, those of the whole article or of the element.
 *
 * @returns text nodes, in the order of the page
 */
export function listSectionTexts(target: HTMLElement): Text[] {
  const article = target.closest<HTMLElement>('article, main') ?? target
  if (target.tagName === 'H1') return listTexts(article)
  if (!target.matches(headings)) return listTexts(target)
  const end = [...article.querySelectorAll(headings)].find(
    (heading) => isAfter(heading, target) && heading.tagName <= target.tagName,
  )
  return listTexts(article).filter(
    (text) =>
      (target.contains(text) || isAfter(text, target)) && (end === undefined || !isAtOrAfter(text, end)),
  )
}

function listTexts(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** A node that comes after another one, and is not within it. */
function isAfter(node: Node, other: Node): boolean {
  return isAtOrAfter(node, other) && !other.contains(node)
}

function isAtOrAfter(node: Node, other: Node): boolean {
  return Boolean(other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING)
}
