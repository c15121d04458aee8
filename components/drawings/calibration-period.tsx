import { ContainerOnBinBar } from './container'
import { Drawing } from './drawing'
import styles from './drawing.module.css'
import { Arrow, Badge, Label } from './marks'
import { Sheet } from './sheet'

/** A weight ticket: a torn-off strip of paper with lines. */
function WeightTicket({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.fine} d="M-14 0h28v38l-4.7-4-4.6 4-4.7-4-4.7 4-4.6-4-4.7 4z" />
      <path className={styles.line} d="M-7 9h14M-7 16h14M-7 23h8" />
    </g>
  )
}

/** The calibration period of a container site, from left to right. */
export function CalibrationPeriod() {
  return (
    <Drawing
      caption="The calibration period, from left to right: weight tickets and measurements are matched."
      words={[
        'The drawing is a timeline from left to right. The calibration period runs from the point “Begin” to the point “End”.',
        'Within the calibration period, weight tickets stand above the line and measurements of the BinBar below it. Double arrows join weight tickets and measurements. The number of pairs in the drawing is only an example.',
      ]}
    >
      <Sheet title="Timeline of the calibration period, from its begin to its end" height={296}>
        <Label x={163} y={28} kind="strong" anchor="middle">
          Calibration period
        </Label>
        <rect className={styles.accentBody} x="38" y="42" width="250" height="206" rx="10" />
        <Label x={163} y={66} anchor="middle">
          Weight tickets
        </Label>
        <path className={styles.ground} d="M38 146h276m-7-6l7 6-7 6" />
        {[88, 163, 238].map((x) => (
          <g key={x}>
            <WeightTicket x={x} y={76} />
            <ContainerOnBinBar x={x - 26} ground={214} width={52} filled />
            <Arrow from={[x, 122]} to={[x, 166]} both />
          </g>
        ))}
        <Label x={163} y={236} anchor="middle">
          Measurements
        </Label>
        <path className={styles.accentLine} d="M38 146v116M288 146v116" />
        <circle className={styles.accent} cx="38" cy="146" r="9" />
        <Badge sign="check" at={[288, 146]} />
        <Label x={38} y={281} anchor="middle">
          Begin
        </Label>
        <Label x={288} y={281} anchor="middle">
          End
        </Label>
      </Sheet>
    </Drawing>
  )
}
