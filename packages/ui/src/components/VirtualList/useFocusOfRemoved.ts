import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]:not([tabindex="-1"])';

const findControls = (row: Element) => [...row.querySelectorAll<HTMLElement>(focusable)];

/** The focused control: counted from the end of its row, because optional controls come first. */
interface Focused {
  key: string;
  index: number;
  fromEnd: number;
}

/**
 * Moves the focus to the same control of the next row when the focused row is removed; otherwise it would go to the start
 * of the page.
 * @param keys The keys of all rows; a row carries its index as `data-index`.
 * @returns handlers for the list.
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const focused = useRef<Focused>(undefined);
  useLayoutEffect(() => {
    const left = focused.current;
    if (!left || keys[left.index] === left.key) return;
    const index = keys.indexOf(left.key);
    if (index >= 0) {
      focused.current = { ...left, index };
      return;
    }
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = Math.min(left.index, keys.length - 1);
    const row = list.current?.querySelector(`[data-index="${next}"]`);
    if (!row) return;
    const controls = findControls(row);
    (controls.at(-1 - left.fromEnd) ?? controls.at(-1))?.focus();
  }, [list, keys]);

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest<HTMLElement>('[data-index]');
      const key = row ? keys[Number(row.dataset.index)] : undefined;
      if (!row || key === undefined) return;
      const controls = findControls(row);
      const fromEnd = Math.max(0, controls.length - 1 - controls.indexOf(target));
      focused.current = { key, index: Number(row.dataset.index), fromEnd };
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      const left = focused.current;
      // A removed control loses the focus too: only one that is still there was left by the user.
      queueMicrotask(() => {
        if (target.isConnected && focused.current === left) focused.current = undefined;
      });
    },
  };
}
