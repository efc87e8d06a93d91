const popups = 'listbox menu tree grid dialog true';

const isOpen = (popover: Element): boolean =>
  'showPopover' in HTMLElement.prototype && popover.matches(':popover-open');

/* An expanded control counts only while focus is on it or in its popup: otherwise it doesn't wait for a key. */
const isExpandedControl = (control: Element): boolean => {
  const kind =
    control.getAttribute('aria-haspopup') ?? (control.matches('[role="combobox"]') ? 'listbox' : '');
  if (!popups.split(' ').includes(kind)) return false;
  const { activeElement } = document;
  const ids = control.getAttribute('aria-controls')?.split(' ') ?? [];
  return control === activeElement || ids.some((id) => document.getElementById(id)?.contains(activeElement));
};

const findExpandedControl = (panel: Element): Element | undefined =>
  [...panel.querySelectorAll('[aria-expanded="true"]')].find(isExpandedControl);

/** Returns the popup that is open on top of a dialog and takes Escape before it: a menu, a list of choices. */
export const findOpenPopup = (panel: Element): Element | undefined => {
  /* A popup that contains the dialog lies behind it. */
  const above = [...document.querySelectorAll('[popover]')].filter(
    (popover) => isOpen(popover) && !popover.contains(panel),
  );
  return above.at(-1) ?? findExpandedControl(panel);
};

/** Whether something is open inside a popup that takes Escape before it. */
export const hasOpenPopup = (panel: Element): boolean =>
  [...panel.querySelectorAll('[popover]')].some(isOpen) || findExpandedControl(panel) !== undefined;

/**
 * Lets a popup handle the Escape that is dispatched to it. A cancelled key doesn't close a native popover, so one
 * without a handler is closed after the key has been handled.
 */
export const deferEscapeTo = (popup: Element): void => {
  setTimeout(() => {
    if (popup instanceof HTMLElement && popup.isConnected && isOpen(popup)) popup.hidePopover();
  });
};
