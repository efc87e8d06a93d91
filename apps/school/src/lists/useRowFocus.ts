import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** The focused element, and the position of its row. */
type Focused = { element: Element; rows: Element; index: number };

/**
 * Keeps the focus in a list when the row with the focus is removed: it moves to the row that takes its place.
 * @returns Handlers of the list's element.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>) {
  const focused = useRef<Focused | null>(null);
  useLayoutEffect(() => {
    const last = focused.current;
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    focused.current = null;
    const { children } = last.rows;
    const row = last.rows.isConnected ? children[Math.min(last.index, children.length - 1)] : undefined;
    const target = row?.querySelector<HTMLElement>('a[href], button') ?? list.current;
    target?.focus({ preventScroll: true });
  });
  return {
    onFocus({ target }: FocusEvent) {
      const row = list.current?.contains(target) ? target.closest('tr, li') : null;
      const rows = row?.parentElement;
      if (row && rows) focused.current = { element: target, rows, index: [...rows.children].indexOf(row) };
    },
    // A browser sends none for an element that is removed.
    onBlur() {
      focused.current = null;
    },
  };
}
