/** The id of a choice in the list of the search, by its number in that list. */
export function composeOptionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
