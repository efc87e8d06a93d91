type Row = { id: string };

/** The rows on screen after a refetch, and what was held back. */
export type SettledRows<R extends Row> = {
  rows: readonly R[];
  /** Whether the fresh rows differ from those on screen in more than their content. */
  isHeld: boolean;
  /** Number of new rows that were held back. */
  added: number;
};

/**
 * Applies fresh rows to those on screen without moving them: changed rows are replaced, deleted rows disappear, and rows
 * are appended. If others would move, the fresh order and the new rows between them are held back.
 */
export function settleRows<R extends Row>(shown: readonly R[], fresh: readonly R[]): SettledRows<R> {
  const freshById = new Map(fresh.map((row) => [row.id, row]));
  const shownIds = new Set(shown.map(({ id }) => id));
  const remaining = shown.filter(({ id }) => freshById.has(id));
  const shownRows = fresh.filter(({ id }) => shownIds.has(id));
  const lastKnown = fresh.findLastIndex(({ id }) => shownIds.has(id));
  const added = fresh.slice(0, lastKnown + 1).length - shownRows.length;
  const isMoved = remaining.some(({ id }, at) => id !== shownRows[at]?.id);
  if (added === 0 && !isMoved) return { rows: fresh, isHeld: false, added: 0 };
  const appended = fresh.slice(lastKnown + 1);
  // New rows at the top push as many off the end of the page; those still exist.
  const lastRemaining = shown.findLastIndex(({ id }) => freshById.has(id));
  const pushedOff = shown.slice(lastRemaining + 1, lastRemaining + 1 + added);
  const end = appended.length > 0 ? appended : pushedOff;
  const rows = [...remaining.map(({ id }) => freshById.get(id)!), ...end];
  return { rows, isHeld: true, added };
}
