import { Drawing } from './drawing'
import styles from './drawing.module.css'
import { Label } from './marks'
import { Sheet } from './sheet'
import { Menu, WindowFrame } from './window-frame'
import { Button, Field, sketchNote } from './wireframe'

const sections = ['Account', 'Units', 'Users']

/** The page “Settings” with the choice of the weight unit. */
export function UnitsWireframe() {
  return (
    <Drawing
      caption="A sketch of the page Settings with Units open and the list Weight unit unfolded."
      words={[
        'The sketch shows the page Settings. The item Settings of the main menu is open; two other items stand before it and one behind it. At the left are its parts: Account, Units and Users. Units is open, marked by a line beside it.',
        'At the right is the field Weight unit, which reads Kilograms. Its list is unfolded and offers Kilograms, with a check mark, and Pounds. The button Save is below the list.',
        sketchNote,
      ]}
    >
      <Sheet title="The page Settings with Units open" height={290}>
        <WindowFrame height={290} />
        <Menu open="Settings" length={60} before={2} />
        {sections.map((section, index) => (
          <Label key={section} x={30} y={102 + index * 34} kind={section === 'Units' ? 'strong' : 'text'}>
            {section}
          </Label>
        ))}
        <path className={styles.accentLine} d="M20 121v20" />
        <path className={styles.rule} d="M112 80v190" />
        <Field x={128} y={82} width={178} label="Weight unit" value="Kilograms" choice />
        <rect className={styles.box} x="128" y="138" width="178" height="66" rx="5" />
        <path className={styles.line} d="M138 155l4 4 8-9" />
        <Label x={160} y={161}>
          Kilograms
        </Label>
        <path className={styles.rule} d="M130 171h174" />
        <Label x={160} y={193}>
          Pounds
        </Label>
        <Button x={128} y={228} width={100} main>
          Save
        </Button>
      </Sheet>
    </Drawing>
  )
}
