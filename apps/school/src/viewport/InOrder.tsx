import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useState } from 'react';

type Known = ReadonlyMap<number, boolean>;
type Turns = { known: Known; report(turn: number, settled: boolean): void; leave(turn: number): void };

const TurnsContext = createContext<Turns | null>(null);

/**
 * Renders sections that load in parallel in order: each appears only after those above it have settled, so that late content
 * doesn't move what is being read.
 */
export function InOrder(props: { children: ReactNode }) {
  const [known, setKnown] = useState<Known>(new Map());
  const report = useCallback(
    (turn: number, settled: boolean) =>
      // A settled section stays settled, so a refetch doesn't hide the others.
      setKnown((before) =>
        before.has(turn) && (before.get(turn) || !settled) ? before : new Map(before).set(turn, settled),
      ),
    [],
  );
  const leave = useCallback(
    (turn: number) => setKnown((before) => new Map([...before].filter(([each]) => each !== turn))),
    [],
  );
  const turns = useMemo(() => ({ known, report, leave }), [known, report, leave]);
  return <TurnsContext value={turns}>{props.children}</TurnsContext>;
}

/**
 * @param turn Position of the section from the top.
 * @param settled Whether its content is loaded or has failed.
 * @returns Whether to render it; always true outside of {@link InOrder}.
 */
export function useTurn(turn: number, settled: boolean): boolean {
  const turns = use(TurnsContext);
  const { report, leave } = turns ?? {};
  useLayoutEffect(() => report?.(turn, settled), [report, turn, settled]);
  useLayoutEffect(() => () => leave?.(turn), [leave, turn]);
  if (!turns) return true;
  return turns.known.has(turn) && [...turns.known].every(([other, done]) => other >= turn || done);
}
