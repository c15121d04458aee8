import { BinBar } from './bin-bar'
import { Container } from './container'
import { Drawing } from './drawing'
import styles from './drawing.module.css'
import { Badge, Label } from './marks'
import { Sheet } from './sheet'

/** What can happen to the association between a container site and a BinBar. */
export type AssociationChange = 'connect' | 'replace' | 'remove'

/** A BinBar in a change: its letter, the middle of its card, and whether the link to it is made or ends. */
interface LinkedBinBar {
  letter: string
  x: number
  sign: 'plus' | 'cross'
}

/** A change as its sheet shows it. */
interface Change {
  title: string
  caption: string
  words: string
  binBars: LinkedBinBar[]
}

const changes: Record<AssociationChange, Change> = {
  connect: {
    title: 'Connect a BinBar to a container site',
    caption: 'Connect: the container site had no BinBar. Now it has BinBar A.',
    words:
      'Connect: a box stands for the container site, and a box below it for BinBar A. The line between them has a plus: this link is made. Before, the container site had no BinBar.',
    binBars: [{ letter: 'A', x: 107, sign: 'plus' }],
  },
  replace: {
    title: 'Replace the BinBar of a container site',
    caption: 'Replace: the container site had BinBar A. Now it has BinBar B, and BinBar A is free.',
    words:
      'Replace: below the box of the container site are the boxes of BinBar A and BinBar B. The dashed line to BinBar A has a cross: this link ends. The line to BinBar B has a plus: this link is made. Afterwards, the container site has BinBar B, and BinBar A is free.',
    binBars: [
      { letter: 'A', x: 56, sign: 'cross' },
      { letter: 'B', x: 158, sign: 'plus' },
    ],
  },
  remove: {
    title: 'Remove the BinBar from a container site',
    caption: 'Remove: the container site had BinBar A. Now it has none, and BinBar A is free.',
    words:
      'Remove: below the box of the container site is the box of BinBar A. The dashed line between them has a cross: this link ends. Afterwards, the container site has no BinBar, and BinBar A is free.',
    binBars: [{ letter: 'A', x: 107, sign: 'cross' }],
  },
}

const keys = {
  plus: 'A line with a plus is a link that is made.',
  cross: 'A dashed line with a cross is a link that ends.',
}

/** The card of a BinBar and its link to the container site above it. */
function BinBarCard({ letter, x, sign }: LinkedBinBar) {
  return (
    <g>
      <path className={sign === 'plus' ? styles.accentLine : styles.dashes} d={`M${x} 78v60`} />
      <Badge sign={sign} at={[x, 108]} />
      <rect className={styles.box} x={x - 47} y="138" width="94" height="62" rx="8" />
      <BinBar x={x - 32} y={150} width={62} height={12} />
      <Label x={x} y={189} anchor="middle">
        {`BinBar ${letter}`}
      </Label>
    </g>
  )
}

/** What happens to the association: the change to show, or all three side by side. */
export function Association({ show }: { show?: AssociationChange }) {
  const opening = show ? changes[show].caption : 'Connect, replace and remove a BinBar.'
  const shown = show ? [changes[show]] : Object.values(changes)
  const signs = shown.flatMap(({ binBars }) => binBars.map(({ sign }) => sign))
  const key = (['plus', 'cross'] as const).filter((sign) => signs.includes(sign)).map((sign) => keys[sign])
  return (
    <Drawing caption={[opening, ...key].join(' ')} words={shown.map(({ words }) => words)}>
      {shown.map(({ title, caption, binBars }) => (
        <Sheet key={title} size="narrow" height={214} title={title} caption={show ? undefined : caption}>
          <rect className={styles.box} x="8" y="14" width="198" height="64" rx="8" />
          <Container x={20} y={34} width={50} />
          <Label x={82} y={51}>
            Container site
          </Label>
          {binBars.map((binBar) => (
            <BinBarCard key={binBar.letter} {...binBar} />
          ))}
        </Sheet>
      ))}
    </Drawing>
  )
}
