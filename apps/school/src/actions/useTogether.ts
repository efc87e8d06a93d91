import { useState } from 'react';
import type { Problem } from '../data/problem.ts';
import type { Outcome } from '../data/useCommand.ts';

/** Result for one of several records; undefined while it is pending. */
export type TogetherRow<Thing> = { thing: Thing; problem?: Problem | null };

/** State of a bulk action. */
export type Together<Thing> = { rows: readonly TogetherRow<Thing>[]; running: boolean };

/** Runs an action on several records in sequence and stores each result: a failure doesn't stop the others. */
export function useTogether<Thing>(): {
  now: Together<Thing> | null;
  start(things: readonly Thing[], doOne: (thing: Thing) => Promise<Outcome<unknown>>): Promise<void>;
  close(): void;
} {
  const [now, setNow] = useState<Together<Thing> | null>(null);
  return {
    now,
    async start(things, doOne) {
      let rows: TogetherRow<Thing>[] = things.map((thing) => ({ thing }));
      setNow({ rows, running: true });
      for (const thing of things) {
        const outcome = await doOne(thing);
        const problem = outcome.ok ? null : outcome.problem;
        rows = rows.map((row) => (row.thing === thing ? { thing, problem } : row));
        setNow({ rows, running: true });
      }
      setNow({ rows, running: false });
    },
    close: () => setNow(null),
  };
}
