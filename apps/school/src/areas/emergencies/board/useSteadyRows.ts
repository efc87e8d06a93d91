import type { BoardRow } from '@school/domain';
import { useEffect, useRef, useState } from 'react';

/** How long the rows stay in place after the pointer or the keyboard was used in the list, in milliseconds. */
const steadyTime = 2000;

/**
 * Keeps the order of the rows while a person uses the list, because each answer that arrives moves rows: another person would
 * be under the pointer. What the rows show stays up to date.
 *
 * @param shown The rows of the filter and the search, in their order.
 * @param all All rows: one that no longer fits the filter stays.
 */
export function useSteadyRows(shown: readonly BoardRow[], all: readonly BoardRow[]) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const release = () => {
    clearTimeout(timer.current);
    setOrder(null);
  };
  const hold = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(release, steadyTime);
    setOrder((known) => known ?? shown.map(({ person }) => person.id));
  };
  const inOrder = (ids: readonly string[]) => {
    const byId = new Map(all.map((row) => [row.person.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  return {
    rows: order ? inOrder(order) : shown,
    release,
    listProps: { onPointerMove: hold, onPointerDown: hold, onKeyDown: hold, onFocus: hold },
  };
}
