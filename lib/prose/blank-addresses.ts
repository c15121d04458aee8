/** What stands in a text without being prose, in the order in which it is looked for. */
const addresses: readonly RegExp[] = [
  // Ids of headings and steps: [#press-button]
  /\[#[^\]]*\]/g,
  // Addresses with a scheme, and e-mail addresses
  /[a-z][a-z0-9+.-]*:\/\/\S+/gi,
  /[^\s@]+@[^\s@]+\.[a-z]{2,}/gi,
  // Addresses of this site: /docs/binbar/
  /(?<=^|[\s("'“‘])\/\S+/g,
  // Names of hosts and files: help.example.com, binbar.graphql
  /(?<![\w.])[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b(?:\/\S*)?/g,
]

/**
 * A text with spaces in place of addresses, file names and ids, so that each remaining letter keeps
 * its place. Versions such as 0.1.0 stay.
 */
export function blankAddresses(text: string): string {
  return addresses.reduce(
    (blanked, pattern) => blanked.replace(pattern, (match) => match.replace(/\S/g, ' ')),
    text,
  )
}
