/** Words that questions are made of and that say nothing of what is asked for. */
const stopWords = new Set(
  (
    'a about after all am an and any are as at be been but by can could did do does for from get got had has have ' +
    'he her here him his how i if in into is it its just may me might must my need no not of off on or our out over please she should so ' +
    'some than that the their them then there these they this to too up us want was we were what when where which ' +
    'while who why will with would you your'
  ).split(' '),
)

/** Words that say nothing after "how". */
const wordsOfMeasure = new Set(['long', 'much', 'many', 'often', 'big', 'far', 'soon'])

/**
 * The words of a question that say what is asked for; all of them if none does.
 *
 * @param words in lower case
 */
export function dropStopWords(words: readonly string[]): string[] {
  const others = words.filter((word, place) => {
    return !isStopWord(word) && !(words[place - 1] === 'how' && wordsOfMeasure.has(word))
  })
  return others.length > 0 ? others : [...words]
}

/** Whether a word, in lower case, says nothing of what is asked for. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}
