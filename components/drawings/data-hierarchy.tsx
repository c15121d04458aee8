import { Drawing } from './drawing'
import styles from './drawing.module.css'
import { Label } from './marks'
import { Sheet } from './sheet'

/** A level of the data as a box: what it is, and the name of the example. */
function Level(props: { kind: string; name: string; x: number; y: number; width: number; height: number }) {
  const { kind, name, x, y, width, height } = props
  return (
    <g>
      <rect className={styles.box} x={x} y={y} width={width} height={height} rx="8" />
      <Label x={x + 12} y={y + 22} kind="quiet">
        {kind}
      </Label>
      <Label x={x + 12} y={y + 42} kind="strong">
        {name}
      </Label>
    </g>
  )
}

/** The cycles of a container site: one round after the other. */
function Cycles({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <Label x={x} y={y + 5}>
        Container cycles
      </Label>
      {[150, 182, 214].map((shift) => (
        <g key={shift} transform={`translate(${x + shift} ${y})`}>
          <path className={styles.accentLine} d="M7.7-6.4A10 10 0 1 1-7.7-6.4" />
          <path className={styles.accent} d="M-3.2-12.2L-3.4-2.9-11.9-9.9z" />
        </g>
      ))}
    </g>
  )
}

/** How the data is ordered: account, service locations, container sites, container cycles. */
export function DataHierarchy() {
  return (
    <Drawing
      caption="The four levels of your data. Each level lies inside the one above it."
      words={[
        "The drawing shows boxes inside boxes. The outermost box is the account: your company. It holds two service locations, Acme Factory and Bob's Mall.",
        "The service location Acme Factory holds two container sites, Aluminum Scrap and Organic Waste. Each of these container sites holds container cycles, one after the other. The service location Bob's Mall holds container sites of its own, which the drawing does not name.",
      ]}
    >
      <Sheet
        title="Boxes inside boxes: an account, two service locations, their container sites and container cycles"
        height={478}
      >
        <Level kind="Account" name="Your company" x={8} y={8} width={310} height={462} />
        <Level kind="Service location" name="Acme Factory" x={20} y={64} width={286} height={262} />
        <Level kind="Container site" name="Aluminum Scrap" x={32} y={120} width={262} height={92} />
        <Cycles x={44} y={190} />
        <Level kind="Container site" name="Organic Waste" x={32} y={222} width={262} height={92} />
        <Cycles x={44} y={292} />
        <Level kind="Service location" name="Bob's Mall" x={20} y={338} width={286} height={120} />
        <rect className={styles.box} x="32" y="394" width="262" height="52" rx="8" />
        <Label x={44} y={425} kind="quiet">
          Container sites
        </Label>
        {[194, 226, 258].map((x) => (
          <circle key={x} className={styles.ink} cx={x} cy="420" r="3" />
        ))}
      </Sheet>
    </Drawing>
  )
}
