import { describe, expect, it } from 'vitest'
import { parsePage } from '../pages/parse-page'
import { formatProblem } from '../problem/problem'
import { checkSteps } from './check-steps'

const guide = 'pages/docs/binbar/reset-binbar.mdx'

function describeSteps(file: string, ...lines: string[]): string[] {
  return checkSteps(parsePage(file, lines.join('\n'))).map(formatProblem)
}

describe('checkSteps in a guide', () => {
  it('lets steps with ids pass, and lists without numbers', () => {
    const lines = [
      '1. Press the button. The light wakes. [#press-button]',
      '2. Wait. [#wait]',
      '',
      '   It takes long.',
      '',
      '- One thing',
    ]
    expect(describeSteps(guide, ...lines)).toEqual([])
  })

  it('names a step without an id, and says how one looks', () => {
    expect(
      describeSteps(guide, '## Steps', '', '1. Press the **button** once, with a finger. The light wakes.'),
    ).toEqual([
      'pages/docs/binbar/reset-binbar.mdx:3: step "Press the button once, with a finger.": found no id at its end, expected an id of small letters, digits and hyphens, such as [#press-the-button-once-with].',
    ])
  })

  it('names a step within a step', () => {
    expect(describeSteps(guide, '1. Reset. [#reset]', '   1. Press.')).toEqual([
      'pages/docs/binbar/reset-binbar.mdx:2: step "Press.": found no id at its end, expected an id of small letters, digits and hyphens, such as [#press].',
    ])
  })

  it('names an id in other letters', () => {
    expect(describeSteps(guide, '1. Press the button. [#Press_Button]')).toEqual([
      'pages/docs/binbar/reset-binbar.mdx:1: step "Press the button.": found the id "[#Press_Button]", expected an id of small letters, digits and hyphens, such as [#press-the-button].',
    ])
  })

  it('names an empty step', () => {
    expect(describeSteps(guide, '1.')).toEqual([
      'pages/docs/binbar/reset-binbar.mdx:1: step "": found no id at its end, expected an id of small letters, digits and hyphens, such as [#press-button].',
    ])
  })
})

describe('checkSteps on all pages', () => {
  it.each([
    'pages/docs/category/binbar.mdx',
    'pages/docs/binbar/release-notes/v60.mdx',
    'pages/docs/client-application/pages/container-detail.mdx',
    'pages/docs/api/workflow/find.mdx',
  ])('asks for no ids in %s', (file) => {
    expect(describeSteps(file, '1. Press the button.')).toEqual([])
  })

  it('names an id that another step has', () => {
    expect(describeSteps('pages/docs/api/a.mdx', '1. Press. [#press]', '2. Press again. [#press]')).toEqual([
      'pages/docs/api/a.mdx:2: [#press]: found an id that the page has already, expected each id once on a page.',
    ])
  })

  it('names an id that a heading or an element has', () => {
    const lines = [
      '## Wake the light',
      '',
      '<Card id="press" />',
      '',
      '- Wake. [#wake-the-light]',
      '- Press. [#press]',
    ]
    expect(describeSteps('pages/docs/api/a.mdx', ...lines)).toEqual([
      'pages/docs/api/a.mdx:5: [#wake-the-light]: found an id that the page has already, expected each id once on a page.',
      'pages/docs/api/a.mdx:6: [#press]: found an id that the page has already, expected each id once on a page.',
    ])
  })
})
