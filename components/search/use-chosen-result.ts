import { useRouter } from 'next/router'
import type { SearchChoice } from '../../lib/search/search-choice'
import { chooseResult } from './choose-result'

/** Goes to what the reader chooses, and marks words there. They are in lower case. */
export function useChosenResult(words: readonly string[]): (choice: SearchChoice) => void {
  const router = useRouter()
  return (choice) => {
    void chooseResult({ choice, words, router })
  }
}
