/**
 * Whether a key belongs to an input method that composes a word, so that no shortcut may use it. Safari ends the
 * composition before the key that ends it, and reports that key by its code only.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
