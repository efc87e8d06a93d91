import { useRef, type ReactElement } from 'react';

interface CachedRows {
  /** All that rows show or do; with any other of it they are drawn anew. */
  dependencies: readonly unknown[];
  rows: Map<number, ReactElement>;
}

/**
 * A scroll draws with the same rows: those that stay in sight are the very elements that they were, so React passes
 * them over.
 */
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
