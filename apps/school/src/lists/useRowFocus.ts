import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** The focused element, and the position of its row. */
type Focused = { element: Element; rows: Element; index: number };

/** Returns the first control of the row that takes the place of a removed one. */
function findNextControl({ rows, index }: Focused): HTMLElement | null {
  const row = rows.isConnected ? rows.children[Math.min(index, rows.children.length - 1)] : undefined;
  return row?.querySelector<HTMLElement>('a[href], button') ?? null;
}

/**
 * Keeps the focus in a list when the row with the focus is removed: it moves to the row that takes its place. So it does
 * when a dialog that was opened from the row has removed it and returns the focus to the list.
 * @returns Handlers of the list's element.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>) {
  const focused = useRef<Focused | null>(null);
  /** The last row with the focus, also while it is in a dialog. */
  const latest = useRef<Focused | null>(null);
  useLayoutEffect(() => {
    const last = focused.current;
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    (findNextControl(last) ?? list.current)?.focus({ preventScroll: true });
  });
  return {
    onFocus({ target }: FocusEvent) {
      // Events of a dialog or menu of a row arrive here too.
      if (!list.current?.contains(target)) return;
      const last = latest.current;
      const row = target.closest('tr, li');
      const rows = row?.parentElement;
      latest.current = row && rows ? { element: target, rows, index: [...rows.children].indexOf(row) } : null;
      if (latest.current) focused.current = latest.current;
      else if (target === list.current && last && !last.element.isConnected)
        findNextControl(last)?.focus({ preventScroll: true });
    },
    // A browser sends none for an element that is removed.
    onBlur() {
      focused.current = null;
    },
  };
}
