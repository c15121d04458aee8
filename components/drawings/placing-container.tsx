import { BinBar } from './bin-bar'
import { Container, ContainerOnBinBar } from './container'
import { Drawing } from './drawing'
import styles from './drawing.module.css'
import { Arrow, Badge } from './marks'
import { Person, Truck } from './people'
import { Sheet } from './sheet'

const height = 212
const groundLine = 'h198'

/** How a container comes onto a BinBar, in three steps. Nobody stands behind the container, but to the side. */
export function PlacingContainer() {
  return (
    <Drawing
      caption="How a container comes onto a BinBar: set down, standing free, checked."
      words={[
        '1. A truck holds the container above the BinBar and lowers it. A person stands clear: to the side, away from truck and container, behind a dashed line.',
        '2. The truck has moved off. The container stands on the BinBar. Dashed lines and double arrows mark the free space at its sides: nothing else touches the container.',
        '3. The container is at rest. A person stands outside it, at the service end of the BinBar, which sticks out from under the container. A check mark says that both points are checked: the container stands on the BinBar, and nothing else touches it.',
      ]}
    >
      <Sheet
        size="narrow"
        height={height}
        number={1}
        title="A truck lowers a container onto a BinBar, and a person stands clear, to the side"
        caption="The truck sets the container down on the BinBar. People stand clear, to the side."
      >
        <path className={styles.ground} d={`M8 124${groundLine}`} />
        <BinBar x={117} y={109} width={67} height={11} />
        <Truck x={18} ground={124} />
        <path className={styles.line} d="M144 16l-28 28M144 16l28 28" />
        <Container x={109} y={44} width={70} />
        <Arrow from={[144, 82]} to={[144, 101]} />
        <path className={styles.dashes} d="M10 142h194" />
        <Person x={60} ground={202} />
      </Sheet>
      <Sheet
        size="narrow"
        height={height}
        number={2}
        title="A container stands free on a BinBar"
        caption="The container stands on the BinBar. Nothing else touches it."
      >
        <path className={styles.ground} d={`M8 164${groundLine}`} />
        <path className={styles.dashes} d="M10 60V136M204 60V136" />
        <Arrow from={[16, 104]} to={[38, 104]} both />
        <Arrow from={[198, 104]} to={[174, 104]} both />
        <ContainerOnBinBar x={34} ground={164} width={144} />
      </Sheet>
      <Sheet
        size="narrow"
        height={height}
        number={3}
        title="A person has checked the container on the BinBar"
        caption="The container is at rest, and both points are checked."
      >
        <path className={styles.ground} d={`M8 164${groundLine}`} />
        <ContainerOnBinBar x={12} ground={164} width={136} />
        <Person x={184} ground={162} />
        <Badge sign="check" at={[184, 84]} />
      </Sheet>
    </Drawing>
  )
}
