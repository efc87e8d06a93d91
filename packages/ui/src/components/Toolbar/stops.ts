/* Native controls, and elements with a `tabindex`. */
const focusable = 'button, a[href], input:not([type="hidden"]), select, textarea, [tabindex]';
/* A popup of the toolbar handles its keys, even if it is inside the toolbar's element. */
const popups = '[role="menu"], [role="listbox"], [role="dialog"], [popover]';

/** Whether an element of the toolbar belongs to something that opened from it. */
export const isInPopup = (toolbar: HTMLElement, element: Element): boolean => {
  const popup = element.closest(popups);
  return popup !== null && toolbar.contains(popup);
};

/** Returns the controls that the arrow keys of a toolbar focus, in reading order. */
export const getStops = (toolbar: HTMLElement): HTMLElement[] =>
  [...toolbar.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !element.matches(':disabled') && !isInPopup(toolbar, element),
  );

/** Gives one control `tabIndex` 0: `current`, or the first if that was removed. */
export const rove = (toolbar: HTMLElement, current: Element | null): void => {
  const stops = getStops(toolbar);
  const open =
    stops.find((stop) => stop === current) ?? stops.find((stop) => stop.tabIndex === 0) ?? stops[0];
  for (const stop of stops) {
    const tabIndex = stop === open ? 0 : -1;
    if (stop.tabIndex !== tabIndex) stop.tabIndex = tabIndex;
  }
};

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element.matches('textarea, input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])');

/** Whether an element needs this key: a field, unless the caret is at the edge that the key leaves by. */
export const usesKey = (element: Element, key: string, back: boolean): boolean => {
  if (element.matches('select, [contenteditable=""], [contenteditable="true"]')) return true;
  if (!isText(element)) return false;
  if (!key.startsWith('Arrow')) return true;
  const { selectionStart, selectionEnd, value } = element;
  return selectionStart !== selectionEnd || selectionStart !== (back ? 0 : value.length);
};
