import { ContainerOnBinBar } from './container'
import { Drawing, type Part } from './drawing'
import styles from './drawing.module.css'
import { Arrow, Label, Marker } from './marks'
import { Sheet } from './sheet'

const parts: Part[] = [
  { name: 'Container', text: 'stands on the BinBar and touches nothing else' },
  { name: 'BinBar', text: 'one long bar' },
  { name: 'Feet', text: 'under both ends of the BinBar; they rest on the ground' },
  {
    name: 'Service end',
    text: 'the end with light, button, label and battery bay; it sticks out from under the container',
  },
  { name: 'Light', text: 'at the service end; it faces the open side' },
  { name: 'Ground', text: 'flat, hard and level' },
]

/** The parts of a BinBar under its container, from the side. */
export function InstalledBinBar() {
  return (
    <Drawing
      caption="A BinBar in its place, from the side: the container stands on it, and the service end faces the open side."
      parts={parts}
      words={[
        'The drawing shows a container and a BinBar from the side. The BinBar is one long bar. A foot is under each of its two ends, and both feet rest on the ground. The container stands on the BinBar and touches nothing else.',
        'The right end of the BinBar is the service end. It faces the open side. The service end sticks out from under the container. The light sits there, and so do the button, the label and the battery bay, which do not show from the side.',
      ]}
    >
      <Sheet title="Side view of a container on a BinBar, with six numbered parts" height={254}>
        <path className={styles.ground} d="M14 204h298" />
        <ContainerOnBinBar x={16} ground={204} width={226} filled />
        <Label x={292} y={80} kind="strong" anchor="middle">
          {'Open\nside'}
        </Label>
        <Arrow from={[272, 116]} to={[312, 116]} />
        <Marker number={1} at={[108, 24]} to={[108, 86]} />
        <Marker number={2} at={[140, 234]} to={[140, 182]} />
        <Marker number={3} at={[24, 172]} edge={[64, 199]} />
        <Marker number={4} at={[254, 234]} to={[250, 187]} />
        <Marker number={5} at={[296, 152]} edge={[265, 180]} />
        <Marker number={6} at={[28, 234]} to={[28, 204]} />
      </Sheet>
    </Drawing>
  )
}
