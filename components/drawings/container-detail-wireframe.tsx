import { Drawing } from './drawing'
import styles from './drawing.module.css'
import { Label } from './marks'
import { Sheet } from './sheet'
import { Menu, WindowFrame } from './window-frame'
import { Button, Field, Placeholder, sketchNote } from './wireframe'
import { Area, type Column, Row, Table } from './wireframe-areas'

const height = 564

const cycleColumns: Column[] = [
  { x: 28, heading: 'Dropped off', width: 60 },
  { x: 130, heading: 'Picked up', values: ['In progress'], width: 60 },
  { x: 228, heading: 'Highest\nweight', width: 50 },
]

/** The lines of an area: each label with its value, or with none where a grey bar stands for it. */
function Rows({ y, rows }: { y: number; rows: [label: string, value?: string][] }) {
  return rows.map(([label, value], index) => (
    <Row key={label} x={28} y={y + 54 + index * 28} width={270} label={label} value={value} />
  ))
}

/** The detail page of a container site, cut in the middle so that it stays legible on a phone. */
export function ContainerDetailWireframe() {
  return (
    <Drawing
      caption="A sketch of the detail page of a container site, cut into two halves. Grey bars stand for values."
      words={[
        'The sketch shows the detail page of the container site Aluminum Scrap in two halves, upper and lower. The item Container sites of the main menu is open. At the top of the page are the name Aluminum Scrap, the service location Acme Factory, and Status, which reads Online. The buttons Edit and Delete container site are below them.',
        'The area Current weight follows, with Weight, Maximum weight, Fill level as a bar and a number, Last measurement and Calibration, which reads In progress. The area Weight history has the list Period, which reads Day, and a line that rises, falls steeply and rises again.',
        'The lower half begins with the area Container cycles. Its columns are Dropped off, Picked up and Highest weight; the newest row reads In progress under Picked up. The area BinBar has the ID, Version and Last location. The area Details has Name, Service location, Size and Maximum weight.',
        sketchNote,
      ]}
    >
      <Sheet title="Upper half of the detail page" height={height} caption="The upper half of the page">
        <WindowFrame height={height} cut="bottom" />
        <Menu open="Container sites" length={112} />
        <Label x={20} y={92} kind="strong">
          Aluminum Scrap
        </Label>
        <Label x={20} y={113} kind="quiet">
          Acme Factory
        </Label>
        <Label x={206} y={92} kind="quiet">
          Status
        </Label>
        <Label x={206} y={113}>
          Online
        </Label>
        <Button x={20} y={126} width={70}>
          Edit
        </Button>
        <Button x={100} y={126} width={206}>
          Delete container site
        </Button>
        <Area x={16} y={172} width={294} height={184} title="Current weight" />
        <Rows
          y={172}
          rows={[
            ['Weight'],
            ['Maximum weight'],
            ['Fill level'],
            ['Last measurement'],
            ['Calibration', 'In progress'],
          ]}
        />
        <rect className={styles.accent} x="179" y="272" width="50" height="10" rx="3" />
        <Placeholder x={272} y={272} width={26} />
        <Area x={16} y={368} width={294} height={174} title="Weight history" />
        <Field x={28} y={405} width={270} label="Period" value="Day" choice />
        <path className={styles.line} d="M32 470v60h266" />
        <path className={styles.accentLine} d="M38 521l40-8 36-18 40-6 28-14v46l44-4 36-16 32-6" />
      </Sheet>
      <Sheet title="Lower half of the detail page" height={height} caption="The lower half of the page">
        <WindowFrame height={height} cut="top" />
        <Area x={16} y={28} width={294} height={186} title="Container cycles" />
        <Table columns={cycleColumns} y={84} />
        <Area x={16} y={230} width={294} height={130} title="BinBar" />
        <Rows y={230} rows={[['ID'], ['Version'], ['Last location']]} />
        <Area x={16} y={376} width={294} height={160} title="Details" />
        <Rows
          y={376}
          rows={[
            ['Name', 'Aluminum Scrap'],
            ['Service location', 'Acme Factory'],
            ['Size'],
            ['Maximum weight'],
          ]}
        />
      </Sheet>
    </Drawing>
  )
}
