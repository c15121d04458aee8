import { FailureBox } from '../failure/failure-box'
import { Spinner } from './spinner'
import { type PartModule, useLazyPart } from './use-lazy-part'

/** What the reader is told when a part cannot be loaded. */
export interface PartFailure {
  /** What has happened, as one sentence. */
  title: string
  /** Why, and what to do. */
  advice: string
  /** A page that is loaded anew may have the part. */
  helpsReload: boolean
}

/** What a part that is loaded when it is needed is made of. */
export interface LazyPartProps<Props> {
  load: () => Promise<PartModule<Props>>
  /** What the component is given. */
  props: Props
  /** How often the part was asked for: each time, what has failed is tried again. */
  requests: number
  describeFailure: (error: unknown) => PartFailure
}

/**
 * A component that is loaded when it is needed. Until it is there: nothing for a moment, then a sign that it is
 * on its way. When it cannot be loaded: what has happened, and the way to try again.
 */
export function LazyPart<Props extends object>({
  load,
  props,
  requests,
  describeFailure,
}: LazyPartProps<Props>) {
  const { Part, failure, retry } = useLazyPart(load, requests)
  if (Part) return <Part {...props} />
  if (!failure) return <Spinner />
  const { title, advice, helpsReload } = describeFailure(failure.error)
  return <FailureBox title={title} advice={advice} offersReload={helpsReload} retry={retry} />
}
