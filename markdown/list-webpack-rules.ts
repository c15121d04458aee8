/** A rule of webpack, as far as it matters here. */
export interface Rule {
  oneOf?: Rule[]
  use?: unknown
}

/** The rules of a configuration of webpack; in place of those of which one is chosen, the ones to choose from. */
export function listWebpackRules(rules: readonly (Rule | undefined)[]): Rule[] {
  return rules.flatMap((rule) => rule?.oneOf ?? rule ?? [])
}
