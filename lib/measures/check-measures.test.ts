import { expect, test } from 'vitest'
import { formatProblem } from '../problem/problem'
import { checkMeasures, type MeasuredPage } from './check-measures'

const guide: MeasuredPage = {
  file: 'pages/docs/binbar/reset-binbar.mdx',
  route: '/docs/binbar/reset-binbar/',
  title: 'Reset a BinBar',
  status: 'draft',
  canonical: undefined,
  words: 600,
  drawings: 1,
  links: new Set(['/docs/binbar/release-notes/v60/', '/']),
}

const note: MeasuredPage = {
  ...guide,
  file: 'pages/docs/binbar/release-notes/v60.mdx',
  route: '/docs/binbar/release-notes/v60/',
  title: 'BinBar v60',
  words: 45,
  drawings: 0,
  links: new Set(['/docs/binbar/reset-binbar/']),
}

function check(...pages: MeasuredPage[]): string[] {
  return checkMeasures(pages).map(formatProblem)
}

test('pages that hold what a reader comes for pass', () => {
  expect(check(guide, note)).toEqual([])
})

test('a page with few words is named', () => {
  expect(check({ ...guide, words: 79 }, note)).toEqual([
    'pages/docs/binbar/reset-binbar.mdx: found 79 words, expected at least 80 words in the body of a guide.',
  ])
  expect(check(guide, { ...note, words: 39 })).toEqual([
    'pages/docs/binbar/release-notes/v60.mdx: found 39 words, expected at least 40 words in the body of a release note.',
  ])
})

test('two pages with one title are named, in any letter case', () => {
  expect(check(guide, { ...note, title: 'reset a binbar' })).toEqual([
    'pages/docs/binbar/release-notes/v60.mdx: title: found "reset a binbar", which pages/docs/binbar/reset-binbar.mdx has too, expected a title of its own.',
  ])
})

test('a page that repeats another one may have its title, and needs no link', () => {
  const repeated = {
    ...guide,
    file: 'pages/docs/binbar/again.mdx',
    route: '/docs/binbar/again/',
    canonical: guide.route,
  }
  expect(check(guide, note, repeated)).toEqual([])
})

test('a guide without a drawing is named', () => {
  expect(check({ ...guide, drawings: 0 }, note)).toEqual([
    'pages/docs/binbar/reset-binbar.mdx: found no drawing, expected at least one drawing on a guide.',
  ])
})

test('a page that nothing links to is named, the landing page is not', () => {
  const landing = {
    ...note,
    file: 'pages/index.mdx',
    route: '/',
    title: 'Home',
    links: new Set([note.route]),
  }
  expect(
    check(landing, { ...guide, links: new Set<string>() }, { ...note, links: new Set<string>() }),
  ).toEqual([
    'pages/docs/binbar/reset-binbar.mdx: found a page that no other page links to, expected a link from the text of another page.',
  ])
})
