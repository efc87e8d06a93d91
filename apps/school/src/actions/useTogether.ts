import { useState } from 'react';
import type { Problem } from '../data/problem.ts';
import type { Outcome } from '../data/useCommand.ts';

/** How it went with one of several things; nothing while it is under way. */
export type TogetherRow<Thing> = { thing: Thing; problem?: Problem | null };

/** Something that is being done to several things, one after another. */
export type Together<Thing> = { rows: readonly TogetherRow<Thing>[]; running: boolean };

/** Does the same to several things, one by one, and remembers how it went with each: one refusal stops no other. */
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
