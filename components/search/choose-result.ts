import type { NextRouter } from 'next/router'
import { flushSync } from 'react-dom'
import { composeChoiceAddress, type SearchChoice } from '../../lib/search/search-choice'
import { highlightWords } from './highlight-words'
import { listSectionTexts } from './list-section-texts'
import { openFoldedWords } from './open-folded-words'
import { rememberChoice } from './remember-choice'
import { revealTarget } from './reveal-target'
import { closeSearch } from './search-store'
import { waitForTarget } from './wait-for-target'

/** What is chosen. */
export interface ChosenResult {
  choice: SearchChoice
  /** What is marked there, in lower case. */
  words: readonly string[]
  router: Pick<NextRouter, 'push'>
}

/**
 * Closes the search and goes to a page or a heading, also to one of the open page. There it opens what hides
 * the place or all of the words, gives the place the focus and marks the words for a moment.
 */
export async function chooseResult({ choice, words, router }: ChosenResult): Promise<void> {
  // At once: while the dialog is open, the page can neither scroll nor have the focus.
  flushSync(closeSearch)
  rememberChoice(choice)
  const hasArrived = await router.push(composeChoiceAddress(choice))
  if (!hasArrived) return
  const target = await waitForTarget(choice.id)
  if (!target) return
  const texts = listSectionTexts(target)
  openFoldedWords(texts, words)
  await revealTarget(target)
  highlightWords(texts, words)
}
