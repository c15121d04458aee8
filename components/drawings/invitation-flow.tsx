import { Drawing } from './drawing'
import styles from './drawing.module.css'
import { Arrow, Label } from './marks'
import { Sheet } from './sheet'
import { WindowFrame } from './window-frame'
import { Button, Field, Placeholder } from './wireframe'

const height = 300
const dots = '••••••••'

/** The way from the invitation e-mail to the account, in three steps. */
export function InvitationFlow() {
  return (
    <Drawing
      caption="From the invitation e-mail to the account, in three steps."
      words={[
        '1. The invitation e-mail names your company and has the button Set up account.',
        '2. The button opens the page Account setup, with the fields E-mail, Password and Repeat password and the button Create login.',
        '3. An arrow leads from the button Log in to the account of your company. It opens with the page Container sites, which is still empty.',
      ]}
    >
      <Sheet
        size="narrow"
        height={height}
        number={1}
        title="The invitation e-mail"
        caption="The invitation e-mail arrives. Choose Set up account."
      >
        <rect className={styles.box} x="8" y="8" width="198" height="284" rx="8" />
        <rect className={styles.fine} x="77" y="34" width="60" height="42" rx="4" />
        <path className={styles.line} d="M78 37l29 22 29-22" />
        <Label x={107} y={112} kind="strong" anchor="middle">
          Invitation
        </Label>
        {[170, 150, 162, 110].map((width, index) => (
          <Placeholder key={width} x={22} y={134 + index * 22} width={width} />
        ))}
        <Button x={22} y={236} width={170} main>
          Set up account
        </Button>
      </Sheet>
      <Sheet
        size="narrow"
        height={height}
        number={2}
        title="The page Account setup"
        caption="Enter a password twice, and choose Create login."
      >
        <WindowFrame width={214} height={height} />
        <Label x={22} y={56} kind="strong">
          Account setup
        </Label>
        <Field x={22} y={66} width={170} label="E-mail" />
        <Field x={22} y={122} width={170} label="Password" value={dots} />
        <Field x={22} y={178} width={170} label="Repeat password" value={dots} />
        <Button x={22} y={244} width={170} main>
          Create login
        </Button>
      </Sheet>
      <Sheet
        size="narrow"
        height={height}
        number={3}
        title="The account opens after the login"
        caption="Choose Log in. The account of your company opens."
      >
        <Button x={47} y={14} width={120} main>
          Log in
        </Button>
        <Arrow from={[107, 54]} to={[107, 78]} />
        <g transform="translate(0 80)">
          <WindowFrame width={214} height={height - 80} />
          <Label x={22} y={56} kind="quiet">
            Account
          </Label>
          <Label x={22} y={77} kind="strong">
            Your company
          </Label>
          <path className={styles.rule} d="M16 92h182" />
          <Label x={22} y={116}>
            Container sites
          </Label>
          <rect className={styles.dashes} x="22" y="130" width="170" height="66" rx="6" />
        </g>
      </Sheet>
    </Drawing>
  )
}
