/**
 * Whether a key belongs to a letter that is composed, as for Chinese or Japanese. Safari reports the key that ends
 * a composition after its end, under a number that stands for all such keys:
 * https://developer.mozilla.org/docs/Web/API/Element/keydown_event#keydown_events_with_ime.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229
}
