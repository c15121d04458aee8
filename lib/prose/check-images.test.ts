import { describe, expect, it } from 'vitest'
import { parsePage } from '../pages/parse-page'
import { formatProblem } from '../problem/problem'
import { checkImages } from './check-images'

function describeImages(...lines: string[]): string[] {
  return checkImages(parsePage('pages/docs/a.mdx', lines.join('\n'))).map(formatProblem)
}

function sentenceOf(line: number, image: string): string {
  return `pages/docs/a.mdx:${line}: image "${image}": found no text alternative, expected words that say what the image shows, in the square brackets or in "alt".`
}

describe('checkImages', () => {
  it.each([
    '![The bar under a container](/a.png)',
    '![The bar][bar]\n\n[bar]: /a.png',
    '<img src="/a.png" alt="The bar" />',
    '<img src="/a.png" alt={words} />',
    '<img {...bar} />',
    '<Drawing />',
  ])('lets %s pass', (text) => {
    expect(describeImages(text)).toEqual([])
  })

  it.each([
    ['![](/a.png)', '/a.png'],
    ['![ ](/a.png)', '/a.png'],
    ['![][bar]\n\n[bar]: /a.png', 'bar'],
    ['<img src="/a.png" />', '/a.png'],
    ['<img src="/a.png" alt="" />', '/a.png'],
    ['<Image src={bar} alt />', 'Image'],
  ])('names %s', (text, image) => {
    expect(describeImages('Text.', '', text)).toEqual([sentenceOf(3, image)])
  })
})
