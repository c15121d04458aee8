/**
 * How long opening and closing takes, in milliseconds: taller parts take longer, but not in proportion. The
 * curve is the one of Material UI.
 * https://github.com/mui/material-ui/blob/master/packages/mui-material/src/styles/createTransitions.js
 *
 * @param height the height of the part when it is open, in pixels
 */
export function measureDuration(height: number, prefersReducedMotion: boolean): number {
  if (prefersReducedMotion) return 1
  return 10 * (4 + 15 * (height / 36) ** 0.25 + height / 180)
}
