import { useRef, type ReactElement } from 'react';

interface CachedRows {
  /** Everything that rows depend on; they are rendered again when one value changes. */
  dependencies: readonly unknown[];
  rows: Map<number, ReactElement>;
}

/** Caches the elements of rows, so that React skips the rows that stay visible during a scroll. */
export const useCachedRows = (
  rowDependencies: readonly unknown[],
  draw: (at: number) => ReactElement,
): ((at: number) => ReactElement) => {
  const cache = useRef<CachedRows>(null);
  if (cache.current?.dependencies.some((part, at) => part !== rowDependencies[at]) !== false)
    cache.current = { dependencies: rowDependencies, rows: new Map() };
  const before = cache.current.rows;
  const rows = new Map<number, ReactElement>();
  cache.current.rows = rows;
  return (at) => {
    const element = before.get(at) ?? draw(at);
    rows.set(at, element);
    return element;
  };
};
