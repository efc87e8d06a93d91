import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { typeahead, type Typed } from '../../internal/typeahead.ts';
import { useDismiss } from '../../internal/useDismiss.ts';
import { useAnchorPosition } from '../../internal/useAnchorPosition.ts';
import * as css from './Menu.css.ts';
import { MenuEntry } from './MenuEntry.tsx';
import type { MenuItem } from './MenuItem.ts';

interface MenuListProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  label: string;
  items: readonly MenuItem[];
  heading: ReactNode;
  align: 'start' | 'end';
  first: 'first' | 'last';
  onClose: () => void;
}

const getEntries = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[data-menu-item]'),
];

/** Returns the entry in a direction; up and down leave a row. */
const neighbour = (entries: readonly HTMLElement[], current: number, step: 1 | -1) => {
  const row = entries[current]?.closest('[data-menu-row]') ?? null;
  let next = current < 0 && step < 0 ? entries.length - 1 : current + step;
  while (row?.contains(entries[next] ?? null)) next += step;
  const nextEntry = entries.at(next % entries.length);
  const foundRow = nextEntry?.closest('[data-menu-row]');
  return foundRow ? entries.find((entry) => foundRow.contains(entry)) : nextEntry;
};

/** Returns the entry beside the current one of a row, and nothing outside of rows. */
const besideInRow = (entries: readonly HTMLElement[], current: HTMLElement | undefined, key: string) => {
  const row = current?.closest('[data-menu-row]');
  if (!row || !current || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined;
  const signs = entries.filter((entry) => row.contains(entry));
  const isForward = (key === 'ArrowRight') === (getComputedStyle(row).direction !== 'rtl');
  return signs.at((signs.indexOf(current) + (isForward ? 1 : -1)) % signs.length);
};

/* Manual, because an automatic popover would close at the press on its trigger, and that press would open it again. */
const inTopLayer = typeof HTMLElement !== 'undefined' && 'showPopover' in HTMLElement.prototype;

export const MenuList = ({
  id,
  anchor,
  label,
  items,
  heading,
  align,
  first,
  onClose,
}: MenuListProps): ReactNode => {
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef<Typed>({ text: '', at: 0 });

  useLayoutEffect(() => {
    if (inTopLayer) list.current?.showPopover();
  }, []);
  useAnchorPosition(anchor, list, { align });
  useDismiss(true, [anchor, list], onClose);
  useLayoutEffect(() => {
    if (!list.current) return;
    const entries = getEntries(list.current);
    const chosen = entries.find((entry) => entry.role === 'menuitemradio' && entry.ariaChecked === 'true');
    (first === 'last' ? entries.at(-1) : (chosen ?? entries[0]))?.focus();
  }, [first]);

  const returnFocus = () => {
    anchor.current?.focus();
    onClose();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    /* Focus moves from the trigger to the next stop, because the list is removed. */
    if (event.key === 'Tab') return returnFocus();
    const entries = getEntries(event.currentTarget);
    const current = entries.indexOf(document.activeElement as HTMLElement);
    const typedCharacter =
      event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    const beside = besideInRow(entries, entries[current], event.key);
    if (event.key === 'Escape') returnFocus();
    else if (beside) beside.focus();
    else if (event.key === 'ArrowDown') neighbour(entries, current, 1)?.focus();
    else if (event.key === 'ArrowUp') neighbour(entries, current, -1)?.focus();
    else if (event.key === 'Home') entries[0]?.focus();
    else if (event.key === 'End') entries.at(-1)?.focus();
    else if (typedCharacter) {
      const labels = entries.map((entry) => entry.textContent ?? '');
      entries[typeahead(labels, current, event.key, event.timeStamp, typed.current)]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={list} popover={inTopLayer ? 'manual' : undefined} className={css.list}>
      {heading && <div className={css.heading}>{heading}</div>}
      <div role="menu" id={id} aria-label={label} tabIndex={-1} className={css.entries} onKeyDown={onKeyDown}>
        {items.map((item, index) =>
          item === 'separator' ? (
            <div key={`separator ${index}`} role="separator" className={css.separator} />
          ) : 'row' in item ? (
            <div key={item.id} role="group" aria-label={item.label} data-menu-row="" className={css.row}>
              {item.row.map((sign) => (
                <MenuEntry key={sign.id} sign item={sign} onChoose={returnFocus} />
              ))}
            </div>
          ) : (
            <MenuEntry key={item.id} item={item} onChoose={returnFocus} />
          ),
        )}
      </div>
    </div>
  );
};
