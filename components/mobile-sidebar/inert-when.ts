/** Takes a part of the page out of reach. React 18 knows no `inert`: it drops booleans and passes texts on. */
export function inertWhen(isInert: boolean): { inert?: boolean } {
  return isInert ? { inert: '' as unknown as boolean } : {}
}
