import { useRef, type ChangeEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { useControlled } from '../../internal/useControlled.ts';

/** The selection of a table, and its actions. */
export interface Selection {
  chosen: ReadonlySet<string>;
  /** Whether all, some or none of the rows here are chosen. */
  visibleState: 'all' | 'some' | 'none';
  toggleAll: () => void;
  clear: () => void;
  /** For the checkbox of one row. */
  box: (at: number) => {
    checked: boolean;
    onClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/** Selects rows by their keys. Rows of other pages stay selected. */
export const useSelection = (
  keys: readonly string[],
  selectedKeys: ReadonlySet<string> | undefined,
  initial: ReadonlySet<string>,
  onChange: ((keys: ReadonlySet<string>) => void) | undefined,
): Selection => {
  const [chosen, setChosen] = useControlled<ReadonlySet<string>>(selectedKeys, initial, onChange);
  const last = useRef(-1);
  const range = useRef(false);
  const count = chosen.size === 0 ? 0 : keys.reduce((sum, key) => sum + Number(chosen.has(key)), 0);
  const visibleState = count === 0 ? 'none' : count === keys.length ? 'all' : 'some';

  const set = (from: number, to: number, on: boolean) => {
    const next = new Set(chosen);
    for (const key of keys.slice(from, to + 1)) {
      if (on) next.add(key);
      else next.delete(key);
    }
    setChosen(next);
  };
  return {
    chosen,
    visibleState,
    toggleAll: () => set(0, keys.length - 1, visibleState !== 'all'),
    clear: () => setChosen(new Set()),
    box: (at) => ({
      checked: chosen.has(keys[at]!),
      onKeyDown: (event) => {
        if (event.key === ' ') range.current = event.shiftKey;
      },
      onClick: (event) => {
        /* A press by keyboard is a click without a pointer, and not every browser reports Shift with it. */
        if (event.detail > 0 || event.shiftKey) range.current = event.shiftKey;
      },
      onChange: (event) => {
        const from = range.current && last.current >= 0 && last.current < keys.length ? last.current : at;
        range.current = false;
        last.current = at;
        set(Math.min(from, at), Math.max(from, at), event.target.checked);
      },
    }),
  };
};
