import { useState } from 'react';
import type { Problem } from '../data/problem.ts';
import type { Outcome } from '../data/useCommand.ts';

/** Result for one of several records; undefined while it is pending. */
export type BulkActionRow<Item> = { item: Item; problem?: Problem | null };

/** State of a bulk action. */
export type BulkActionState<Item> = { rows: readonly BulkActionRow<Item>[]; running: boolean };

/** Runs an action on several records in sequence and stores each result: a failure doesn't stop the others. */
export function useBulkAction<Item>(): {
  now: BulkActionState<Item> | null;
  start(items: readonly Item[], doOne: (item: Item) => Promise<Outcome<unknown>>): Promise<void>;
  close(): void;
} {
  const [now, setNow] = useState<BulkActionState<Item> | null>(null);
  return {
    now,
    async start(items, doOne) {
      let rows: BulkActionRow<Item>[] = items.map((item) => ({ item }));
      setNow({ rows, running: true });
      for (const item of items) {
        const outcome = await doOne(item);
        const problem = outcome.ok ? null : outcome.problem;
        rows = rows.map((row) => (row.item === item ? { item, problem } : row));
        setNow({ rows, running: true });
      }
      setNow({ rows, running: false });
    },
    close: () => setNow(null),
  };
}
