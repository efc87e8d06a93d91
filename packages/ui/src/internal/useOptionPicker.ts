import { useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLocale } from '../root/UiContext.ts';
import { findOptions, mostRows, type ComboboxOption, type OptionMatch } from './findOptions.ts';
import { useDismiss } from './useDismiss.ts';
import { useOptionSource, type OptionOffer, type OptionSource } from './useOptionSource.ts';
import { isComposing } from './isComposing.ts';

interface Picking {
  /** Named in a developer's warnings. */
  component: string;
  /** The id of the list; the ids of its rows derive from it. */
  listId: string;
  source: OptionSource;
  /** The chosen value, where the list opens by the keyboard. */
  at: string;
  /** Neither opens nor changes. */
  locked: boolean;
  /** A row before all results. */
  first?: ((options: readonly ComboboxOption[]) => ComboboxOption | undefined) | undefined;
  onPick: (option: ComboboxOption, options: readonly ComboboxOption[]) => void;
}

/** The state of a list beside the field that filters it. */
export interface OptionPicker {
  open: boolean;
  /** The text typed since the field was focused or a row chosen; null for none yet. */
  typed: string | null;
  /** Rows to draw. */
  rows: readonly OptionMatch[];
  /** The number of matches that are not rendered. */
  more: number;
  /** The number of matches. */
  count: number;
  /** The row that Enter chooses, or -1. */
  active: number;
  offer: OptionOffer;
  /** The field's box and the list: a press outside both closes. */
  anchor: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLDivElement | null>;
  type: (text: string) => void;
  show: () => void;
  /** Closes; discards the typed text unless `preserveText`. */
  close: (preserveText?: boolean) => void;
  point: (row: number) => void;
  pick: (row: number) => void;
  /**
   * Handles a key of the field after the caller's handler, unless that prevented it; returns whether the key is
   * consumed. A surrounding dialog has prevented the Escape that it leaves to the picker.
   */
  press: (
    event: KeyboardEvent<HTMLInputElement>,
    callerHandler: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined,
  ) => boolean;
}

type Active = { value: string } | 'none' | 'first' | 'last';
interface State {
  open: boolean;
  typed: string | null;
  active: Active;
}
const closed: State = { open: false, typed: null, active: 'none' };
const page = 10;

const isFree = (row: OptionMatch | undefined): boolean => row !== undefined && !row.option.disabled;

const getActiveIndex = (rows: readonly OptionMatch[], active: Active): number => {
  if (active === 'none') return -1;
  if (active === 'first') return rows.findIndex(isFree);
  if (active === 'last') return rows.findLastIndex(isFree);
  return rows.findIndex(({ option }) => option.value === active.value);
};

/** Moves by a number of rows, skipping disabled ones; wraps around for steps of one row. */
const findEnabled = (rows: readonly OptionMatch[], from: number, by: number): number => {
  const free = rows.flatMap((row, at) => (isFree(row) ? [at] : []));
  if (free.length === 0) return -1;
  if (from < 0) return by > 0 ? free[0]! : free.at(-1)!;
  const now = free.findIndex((at) => at >= from);
  const next = now + by;
  if (Math.abs(by) === 1) return free[(next + free.length) % free.length]!;
  return free[Math.max(0, Math.min(next, free.length - 1))]!;
};

/** The keys and the state of the APG's editable combobox with a list, which `Combobox` and `MultiSelect` share. */
export const useOptionPicker = (picking: Picking): OptionPicker => {
  const { component, source, at, locked, first } = picking;
  const locale = useLocale();
  const [state, setState] = useState<State>(closed);
  const anchor = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const open = state.open && !locked;
  const query = (state.typed ?? '').trim();
  const offer = useOptionSource(component, source, query, open);
  const { options } = offer;
  const searches = typeof source === 'function';
  const all = useMemo(
    () => (open ? findOptions(options, query, locale, searches) : []),
    [open, options, query, locale, searches],
  );
  const matchingOptions = useMemo(() => all.map(({ option }) => option), [all]);
  const head = open ? first?.(matchingOptions) : undefined;
  const visibleRows = all.slice(0, mostRows);
  const rows = head ? [{ option: head }, ...visibleRows] : visibleRows;
  /* The row before all results is never the guess for a typed name. */
  const startIndex =
    state.active === 'first' && head ? findEnabled(rows, 0, 1) : getActiveIndex(rows, state.active);
  const active =
    state.active !== 'none' && startIndex < 0 && query !== '' ? rows.findIndex(isFree) : startIndex;

  const change = (next: Partial<State>) => setState((old) => ({ ...old, ...next }));
  const close = (preserveText = false) =>
    setState((old) => (preserveText ? { ...closed, typed: old.typed } : closed));
  useDismiss(open, [anchor, panel], () => close());

  const pick = (row: number) => {
    const option = rows[row]?.option;
    if (option && !option.disabled) picking.onPick(option, matchingOptions);
  };
  const goTo = (row: number) => {
    const option = rows[row]?.option;
    if (option) change({ active: { value: option.value } });
  };
  const startAt = (end: 'first' | 'last') =>
    change({ open: true, active: at === '' || end === 'last' ? end : { value: at } });

  const keys: Record<string, (event: KeyboardEvent<HTMLElement>) => boolean> = {
    ArrowDown: ({ altKey }) => {
      if (altKey) change({ open: true });
      else if (open) goTo(findEnabled(rows, active, 1));
      else startAt('first');
      return true;
    },
    ArrowUp: ({ altKey }) => {
      if (altKey) close();
      else if (open) goTo(findEnabled(rows, active, -1));
      else startAt('last');
      return true;
    },
    PageDown: () => open && (goTo(findEnabled(rows, active, page)), true),
    PageUp: () => open && (goTo(findEnabled(rows, active, -page)), true),
    Enter: () => {
      if (!open) return false;
      if (offer.status === 'failed') offer.retry();
      else pick(active);
      return true;
    },
    Escape: () => open && (close(), true),
  };

  return {
    open,
    typed: state.typed,
    rows,
    more: Math.max(0, all.length - visibleRows.length),
    count: all.length,
    active,
    offer,
    anchor,
    panel,
    type: (typed) => change({ typed, open: true, active: typed.trim() === '' ? 'none' : 'first' }),
    show: () => change({ open: true, active: at === '' ? 'none' : { value: at } }),
    close,
    point: goTo,
    pick,
    press: (event, callerHandler) => {
      const left = event.defaultPrevented;
      callerHandler?.(event);
      if (event.defaultPrevented && !left) return true;
      if (locked || isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey) return false;
      const isHandled = keys[event.key]?.(event) ?? false;
      if (isHandled) event.preventDefault();
      return isHandled;
    },
  };
};
