/**
 * The code that a block shows, as it was written: without the final line feed that MDX adds, and with blank
 * lines that are empty. The colouring puts a space into them:
 * https://github.com/shuding/nextra/blob/nextra%403.3.1/packages/nextra/src/server/rehype-plugins/rehype.ts
 *
 * @param text the text of the block on the page
 */
export function restoreCode(text: string): string {
  return text.replace(/\n$/, '').replace(/^ $/gm, '')
}
