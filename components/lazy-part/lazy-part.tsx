import { listMessages } from '../../lib/failure/list-messages'
import { FailureBox } from '../failure/failure-box'
import { Spinner } from './spinner'
import { type PartModule, useLazyPart } from './use-lazy-part'

/** What a part that is loaded when it is needed is made of. */
export interface LazyPartProps<Props> {
  load: () => Promise<PartModule<Props>>
  /** What the component is given. */
  props: Props
  /** What has happened when it cannot be loaded, as one sentence. */
  failureTitle: string
}

/**
 * A component that is loaded when it is needed. Until it is there: nothing for a moment, then a sign that it is
 * on its way. When it cannot be loaded: the error, and the way to try again.
 */
export function LazyPart<Props extends object>({ load, props, failureTitle }: LazyPartProps<Props>) {
  const { Part, failure, retry } = useLazyPart(load)
  if (Part) return <Part {...props} />
  if (!failure) return <Spinner />
  return <FailureBox title={failureTitle} error={listMessages(failure.error).join(' ')} retry={retry} />
}
