import { useState } from 'react';
import type { Problem } from '../data/problem.ts';
import type { Outcome } from '../data/useCommand.ts';

/** Result for one of several records; undefined while it is pending. */
export type TogetherRow<Item> = { item: Item; problem?: Problem | null };

/** State of a bulk action. */
export type Together<Item> = { rows: readonly TogetherRow<Item>[]; running: boolean };

/** Runs an action on several records in sequence and stores each result: a failure doesn't stop the others. */
export function useTogether<Item>(): {
  now: Together<Item> | null;
  start(items: readonly Item[], doOne: (item: Item) => Promise<Outcome<unknown>>): Promise<void>;
  close(): void;
} {
  const [now, setNow] = useState<Together<Item> | null>(null);
  return {
    now,
    async start(items, doOne) {
      let rows: TogetherRow<Item>[] = items.map((item) => ({ item }));
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
