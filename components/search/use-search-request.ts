import { type ChangeEvent, type CompositionEvent, useState } from 'react'

/**
 * What stands in the box, and what of it is searched: while letters are composed, as for Chinese or Japanese,
 * the search waits for them.
 */
export function useSearchRequest(firstQuery: string) {
  const [text, setText] = useState(firstQuery)
  const [query, setQuery] = useState(firstQuery)
  const [guide, setGuide] = useState<string>()

  function change(value: string): void {
    setText(value)
    setQuery(value)
  }

  const boxHandlers = {
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      setText(target.value)
      const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
      if (!isComposing) setQuery(target.value)
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => change(currentTarget.value),
  }

  return { text, query, guide, setGuide, change, boxHandlers }
}
