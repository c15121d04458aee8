import { z } from 'zod'

/** `content/synonyms.json`: words that people search with beside those of the glossary. */
export const synonymsSchema = z.array(
  z
    .object({
      /** What the pages call it. */
      term: z.string().min(1, 'the words that the pages use'),
      /** What people may type instead: single words or phrases. */
      plainWords: z.array(z.string().min(1, 'a word')).min(1, 'at least one word'),
    })
    .strict(),
)

/** The file that holds them. */
export const synonymsFile = 'content/synonyms.json'
