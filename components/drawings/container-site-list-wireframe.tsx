import { Drawing } from './drawing'
import styles from './drawing.module.css'
import { Label } from './marks'
import { Sheet } from './sheet'
import { MenuItem, WindowFrame } from './window-frame'
import { Button, Field, Placeholder, sketchNote } from './wireframe'
import { type Column, Table } from './wireframe-areas'

const height = 410

const leftColumns: Column[] = [
  { x: 20, heading: 'Name', values: ['Aluminum\nScrap', 'Organic\nWaste'] },
  { x: 106, heading: 'Service\nlocation', values: ['Acme\nFactory', 'Acme\nFactory'] },
  { x: 176, heading: 'Weight\nkg', width: 44 },
  { x: 236, heading: 'Maximum\nweight kg', width: 58 },
]

const rightColumns: Column[] = [
  { x: 24, heading: 'Fill\nlevel', width: 38 },
  { x: 78, heading: 'Status', values: ['Online', 'Offline'] },
  { x: 142, heading: 'BinBar', width: 46 },
  { x: 204, heading: 'Last\nmeasurement', width: 90 },
]

/** The page “Container sites”, cut in the middle so that it stays legible on a phone. */
export function ContainerSiteListWireframe() {
  return (
    <Drawing
      caption="A sketch of the page Container sites, cut into two halves: the bar above the list, the list with its eight columns, and the line below it. Grey bars stand for values."
      words={[
        'The sketch shows the page Container sites in two halves, left and right. The main menu is at the top: Container sites, Service locations, Settings and Log out.',
        'The bar above the list has Search and Service location in the left half, and Status, Clear filters and New container site in the right half. Service location and Status read All.',
        'The list has eight columns, from left to right: Name, Service location, Weight kg, Maximum weight kg, Fill level, Status, BinBar and Last measurement. The kg is the unit of the weights. The sketch has two rows: Aluminum Scrap at Acme Factory, with the status Online, and Organic Waste at Acme Factory, with the status Offline.',
        'The line below the list says how many rows you see, and how many there are in all.',
        sketchNote,
      ]}
    >
      <Sheet
        title="Left half of the page Container sites"
        height={height}
        caption="The left half of the page"
      >
        <WindowFrame height={height} cut="right" />
        <MenuItem open={112}>Container sites</MenuItem>
        <MenuItem x={160}>Service locations</MenuItem>
        <rect className={styles.band} x="16" y="74" width="294" height="132" rx="6" />
        <Field x={26} y={80} width={274} label="Search" />
        <Field x={26} y={142} width={274} label="Service location" value="All" choice />
        <Table columns={leftColumns} y={232} />
        <Placeholder x={20} y={376} width={26} />
        <Label x={54} y={386} kind="quiet">
          of
        </Label>
        <Placeholder x={76} y={376} width={26} />
      </Sheet>
      <Sheet
        title="Right half of the page Container sites"
        height={height}
        caption="The right half of the page"
      >
        <WindowFrame height={height} cut="left" />
        <MenuItem x={160}>Settings</MenuItem>
        <MenuItem x={244}>Log out</MenuItem>
        <rect className={styles.band} x="16" y="74" width="294" height="132" rx="6" />
        <Field x={26} y={80} width={116} label="Status" value="All" choice />
        <Button x={164} y={100} width={136}>
          Clear filters
        </Button>
        <Button x={26} y={162} width={274} main>
          New container site
        </Button>
        <Table columns={rightColumns} y={232} />
      </Sheet>
    </Drawing>
  )
}
