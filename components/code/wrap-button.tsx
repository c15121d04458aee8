import { CodeButton } from './code-button'
import { WrapIcon } from './icons'

/** Turns the wrapping of long lines on and off. */
export function WrapButton({ onPress }: { onPress: () => void }) {
  return (
    <CodeButton name="Toggle word wrap" title="Toggle word wrap" onPress={onPress}>
      <WrapIcon />
    </CodeButton>
  )
}
