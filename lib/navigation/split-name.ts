/**
 * The parts of a name between which a line may break: `updateContainerSite` → `update`, `Container`,
 * `Site`. A name without small letters in front of capitals stays whole.
 */
export function splitName(name: string): string[] {
  return name.split(/([A-Z][a-z]+)/).filter((part) => part !== '')
}
