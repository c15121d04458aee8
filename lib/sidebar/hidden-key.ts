/** The key under which the browser keeps, for the length of its session, that the sidebar is hidden. */
export const hiddenKey = 'sidebar.hidden'
