/**
 * The parts of a name between which a line may break: `updateContainerSite` → `update`, `Container`,
 * `Site`. A name of several words breaks between them anyway, and BinBar stays whole.
 */
export function splitName(name: string): string[] {
  if (/\s/.test(name)) return [name]
  return name.split(/(BinBar|[A-Z][a-z]+)/).filter((part) => part !== '')
}
