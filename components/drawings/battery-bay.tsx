import { BatteryCover, DirectionMarks, Screw } from './device-parts'
import { Drawing, type Part } from './drawing'
import styles from './drawing.module.css'
import { Arrow, Marker } from './marks'
import { Sheet } from './sheet'

const parts: Part[] = [
  { name: 'Battery', text: 'with a plus mark and a minus mark of its own' },
  { name: 'Battery bay', text: 'open, because the cover is off' },
  { name: 'Direction marks', text: 'plus and minus, inside the bay' },
  { name: 'Cover', text: 'with a hole for each screw' },
  { name: 'Screws', text: 'two of them, taken out' },
]

/** The open battery bay, with battery, cover and screws drawn apart. */
export function BatteryBay() {
  return (
    <Drawing
      caption="The battery bay without its cover: plus on the battery goes to plus in the bay, minus to minus. The marks inside your bay decide, not this drawing."
      parts={parts}
      words={[
        'The drawing shows the parts of the battery bay apart from each other, one below the other. At the top is the battery, with a minus mark at one end and a plus mark at the other. An arrow leads from it into the open battery bay.',
        'Inside the bay are two direction marks, a minus and a plus. Dashed lines join the minus of the battery to the minus of the bay and the plus of the battery to the plus of the bay. Below the bay lies the cover with its two holes, and beside the cover lie the two screws.',
        'The shape of the battery, and which end is plus, are only an example. Follow the marks inside your battery bay.',
      ]}
    >
      <Sheet title="The open battery bay with battery, cover and screws, five numbered parts" height={352}>
        <rect className={styles.accentBody} x="22" y="128" width="282" height="118" rx="14" />
        <rect className={styles.outline} x="54" y="150" width="218" height="74" rx="10" />
        <path className={styles.dashes} d="M84 78v94M242 78v94" />
        <rect className={styles.outline} x="58" y="24" width="210" height="52" rx="10" />
        <DirectionMarks x={84} y={50} gap={158} />
        <DirectionMarks x={84} y={187} gap={158} />
        <Arrow from={[163, 84]} to={[163, 142]} />
        <BatteryCover x={62} y={274} />
        <Screw x={34} y={296} />
        <Screw x={292} y={296} />
        <Marker number={1} at={[163, 50]} />
        <Marker number={2} at={[163, 187]} />
        <Marker number={3} at={[300, 100]} to={[260, 180]} />
        <Marker number={4} at={[163, 296]} />
        <Marker number={5} at={[34, 330]} edge={[34, 304]} />
      </Sheet>
    </Drawing>
  )
}
