import { BatteryCover, Light } from './device-parts'
import { Drawing, type Part } from './drawing'
import styles from './drawing.module.css'
import { Label, Marker } from './marks'
import { Sheet } from './sheet'

const parts: Part[] = [
  { name: 'Light', text: 'shows the light pattern; it is dark most of the time, to save the battery' },
  { name: 'Button', text: 'beside the light, under a rubber cap' },
  { name: 'Label', text: 'shows the BinBar ID in letters and digits' },
  { name: 'Battery bay cover', text: 'the battery lies behind it' },
  { name: 'Screws', text: 'two of them hold the cover' },
]

/** The service end of a BinBar from the front. */
export function ServiceEnd() {
  return (
    <Drawing
      caption="The service end of a BinBar, seen from the open side."
      parts={parts}
      words={[
        'The drawing shows the service end of a BinBar from the front. The upper half holds, from left to right, the light, the button and the label. The button is beside the light, under a rubber cap. The label shows the BinBar ID.',
        'The lower half holds the cover of the battery bay. One screw is at its left end and one at its right end. Below the bar is a foot that rests on the ground.',
        'The drawing shows which parts there are. Their exact place and shape can differ on your BinBar.',
      ]}
    >
      <Sheet title="Front view of the service end, with five numbered parts" height={240}>
        <path className={styles.ground} d="M14 222h298" />
        <rect className={styles.accent} x="86" y="196" width="154" height="25" />
        <rect className={styles.accentBody} x="42" y="56" width="242" height="146" rx="14" />
        <Light x={82} y={97} />
        <circle className={styles.outline} cx="134" cy="97" r="19" />
        <circle className={styles.line} cx="134" cy="97" r="9" strokeDasharray="3 4" />
        <rect className={styles.fine} x="170" y="74" width="98" height="46" rx="4" />
        <Label x={219} y={92} anchor="middle">
          BinBar ID
        </Label>
        <rect className={styles.placeholder} x="182" y="101" width="74" height="9" rx="3" />
        <BatteryCover x={62} y={138} closed />
        <Marker number={1} at={[82, 24]} to={[82, 97]} />
        <Marker number={2} at={[134, 24]} to={[134, 97]} />
        <Marker number={3} at={[219, 24]} edge={[219, 74]} />
        <Marker number={4} at={[163, 160]} />
        <Marker number={5} at={[18, 160]} edge={[73, 160]} />
      </Sheet>
    </Drawing>
  )
}
