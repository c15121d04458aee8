/** The id of the sidebar beside the text, which the bar leads to where no script runs. */
export const docsSidebarId = 'docs-sidebar'
