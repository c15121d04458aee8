import styles from './drawing.module.css'
import { Label } from './marks'
import { Placeholder } from './wireframe'

/** An edge at which a page is cut and goes on in another sheet. */
type Edge = 'left' | 'right' | 'top' | 'bottom'

/** A wavy stroke of a length along one axis, as technical drawings mark a cut. */
function drawCut(length: number, axis: 'across' | 'down'): string {
  const [half, whole] = [length / 16, length / 8]
  return axis === 'across'
    ? `q${half} 6 ${whole} 0${`t${whole} 0`.repeat(7)}`
    : `q6 ${half} 0 ${whole}${`t0 ${whole}`.repeat(7)}`
}

/** The outline of a window with round corners, 8 units within its sheet, open at its cut edge. */
function drawOutline(width: number, height: number, cut?: Edge): string {
  const [left, top, right, bottom] = [8, 8, width - 8, height - 8]
  const radius = (...edges: Edge[]) => (cut && edges.includes(cut) ? 0 : 8)
  const corners = [radius('top', 'right'), radius('right', 'bottom'), radius('bottom', 'left')] as const
  const start = radius('left', 'top')
  return [
    `M${left + start} ${top}`,
    cut === 'top' ? drawCut(right - left, 'across') : `H${right - corners[0]}`,
    `q${corners[0]} 0 ${corners[0]} ${corners[0]}`,
    cut === 'right' ? drawCut(bottom - top, 'down') : `V${bottom - corners[1]}`,
    `q0 ${corners[1]} ${-corners[1]} ${corners[1]}`,
    cut === 'bottom' ? drawCut(left - right, 'across') : `H${left + corners[2]}`,
    `q${-corners[2]} 0 ${-corners[2]} ${-corners[2]}`,
    cut === 'left' ? drawCut(top - bottom, 'down') : `V${top + start}`,
    `q0 ${-start} ${start} ${-start}z`,
  ].join('')
}

/** The window around a page; where it is cut, it ends in a wavy line. */
export function WindowFrame({ width = 326, height, cut }: { width?: number; height: number; cut?: Edge }) {
  return (
    <g>
      <path className={styles.box} d={drawOutline(width, height, cut)} />
      {cut !== 'top' && <path className={styles.rule} d={`M16 30H${width - 16}`} />}
      {cut !== 'top' && cut !== 'left' && (
        <path className={styles.limb} d="M20 19.5h.1M32 19.5h.1M44 19.5h.1" />
      )}
    </g>
  )
}

/** An item of the main menu, with a line of the length `open` under it where its page is open. */
export function MenuItem({ x = 20, open, children }: { x?: number; open?: number; children: string }) {
  return (
    <g>
      <Label x={x} y={52}>
        {children}
      </Label>
      {open && <path className={styles.accentLine} d={`M${x} 60h${open}`} />}
    </g>
  )
}

/** Where the main menu has the item that is open: its name, its length, and how many items stand before it. */
interface MenuProps {
  open: string
  length: number
  before?: number
}

/** The main menu of a page with the item that is open; grey bars stand for the other items. */
export function Menu({ open, length, before = 0 }: MenuProps) {
  const pitch = 52
  const openX = 20 + before * pitch
  const items = [0, 1, 2].map((item) => (item < before ? 20 : 44 + length) + item * pitch)
  return (
    <g>
      <MenuItem x={openX} open={length}>
        {open}
      </MenuItem>
      {items.map((x) => (
        <Placeholder key={x} x={x} y={42} width={36} />
      ))}
    </g>
  )
}
