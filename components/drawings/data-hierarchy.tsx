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

/** Three dots: there is more of the same. */
function Dots({ x, y }: { x: number; y: number }) {
  return [0, 32, 64].map((shift) => <circle key={shift} className={styles.ink} cx={x + shift} cy={y} r="3" />)
}

/** How the data is ordered: account, service locations, container sites, container cycles. */
export function DataHierarchy() {
  return (
    <Drawing
      caption="The four levels of your data. Each level lies inside the one above it."
      words={[
        "The drawing shows boxes inside boxes. The outermost box is the account: your company. It holds two service locations, Acme Factory and Bob's Mall.",
        "The drawing shows two of the container sites of Acme Factory: Aluminum Scrap and Organic Waste. Three dots below them stand for the others. Each container site holds container cycles, one after the other. The service location Bob's Mall holds container sites of its own, which the drawing does not name; three dots stand for them.",
      ]}
    >
      <Sheet
        title="Boxes inside boxes: an account, two service locations, their container sites and container cycles"
        height={496}
      >
        <Level kind="Account" name="Your company" x={8} y={8} width={310} height={480} />
        <Level kind="Service location" name="Acme Factory" x={20} y={64} width={286} height={280} />
        <Level kind="Container site" name="Aluminum Scrap" x={32} y={120} width={262} height={92} />
        <Cycles x={44} y={190} />
        <Level kind="Container site" name="Organic Waste" x={32} y={222} width={262} height={92} />
        <Cycles x={44} y={292} />
        <Dots x={131} y={330} />
        <Level kind="Service location" name="Bob's Mall" x={20} y={356} width={286} height={120} />
        <rect className={styles.box} x="32" y="412" width="262" height="52" rx="8" />
        <Label x={44} y={443} kind="quiet">
          Container sites
        </Label>
        <Dots x={194} y={438} />
      </Sheet>
    </Drawing>
  )
}
