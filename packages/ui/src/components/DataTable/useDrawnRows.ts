import { useRef, type ReactElement } from 'react';

interface Drawn {
  /** All that rows show or do; with any other of it they are drawn anew. */
  madeOf: readonly unknown[];
  rows: Map<number, ReactElement>;
}

/**
 * A scroll draws with the same rows: those that stay in sight are the very elements that they were, so React passes
 * them over.
 */
export const useDrawnRows = (
  madeOf: readonly unknown[],
  draw: (at: number) => ReactElement,
): ((at: number) => ReactElement) => {
  const drawn = useRef<Drawn>(null);
  if (drawn.current?.madeOf.some((part, at) => part !== madeOf[at]) !== false)
    drawn.current = { madeOf, rows: new Map() };
  const before = drawn.current.rows;
  const rows = new Map<number, ReactElement>();
  drawn.current.rows = rows;
  return (at) => {
    const element = before.get(at) ?? draw(at);
    rows.set(at, element);
    return element;
  };
};
