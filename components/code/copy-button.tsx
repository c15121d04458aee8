import { CodeButton } from './code-button'
import { CopyIcon, FailureIcon, TickIcon } from './icons'
import { useCopy } from './use-copy'

const looks = {
  ready: { name: 'Copy code to clipboard', icon: <CopyIcon /> },
  copied: { name: 'Copied', icon: <TickIcon /> },
  failed: { name: 'Copying failed', icon: <FailureIcon /> },
}

/**
 * Copies the code of a block, and tells for a second whether that worked.
 *
 * @param readCode gives the code as it is to be copied
 */
export function CopyButton({ readCode }: { readCode: () => string }) {
  const { state, copy } = useCopy()
  const { name, icon } = looks[state]
  return (
    <CodeButton name={name} title="Copy" onPress={() => copy(readCode())}>
      {icon}
    </CodeButton>
  )
}
