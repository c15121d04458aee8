/** What the navbar is high at least, in pixels; `--navbar-height` of the styles. */
export const leastNavbarHeight = 60
