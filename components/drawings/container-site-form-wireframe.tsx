import { Drawing } from './drawing'
import { Label } from './marks'
import { Sheet } from './sheet'
import { Menu, WindowFrame } from './window-frame'
import { Button, Field, sketchNote } from './wireframe'

/** The form for a new container site. */
export function ContainerSiteFormWireframe() {
  return (
    <Drawing
      caption="A sketch of the form for a new container site. Grey bars stand for numbers."
      words={[
        'The sketch shows the form that opens after New container site. The item Container sites of the main menu is open. The heading of the form is the name of the container site, here Aluminum Scrap.',
        'The fields are, from top to bottom: Name, with Aluminum Scrap; Service location, a list, with Acme Factory; Size, a number without a unit; Maximum weight, a number with the unit kg beside it; BinBar, a list, with None. The button Save is below the fields.',
        sketchNote,
      ]}
    >
      <Sheet title="The form with the fields of a container site" height={460}>
        <WindowFrame height={460} />
        <Menu open="Container sites" length={112} />
        <Label x={20} y={92} kind="strong">
          Aluminum Scrap
        </Label>
        <Field x={20} y={102} width={286} label="Name" value="Aluminum Scrap" />
        <Field x={20} y={162} width={286} label="Service location" value="Acme Factory" choice />
        <Field x={20} y={222} width={286} label="Size" />
        <Field x={20} y={282} width={252} label="Maximum weight" />
        <Label x={282} y={323}>
          kg
        </Label>
        <Field x={20} y={342} width={286} label="BinBar" value="None" choice />
        <Button x={20} y={406} width={100} main>
          Save
        </Button>
      </Sheet>
    </Drawing>
  )
}
