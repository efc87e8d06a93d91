import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useState } from 'react';

type Known = ReadonlyMap<number, boolean>;
type Turns = { known: Known; tell(turn: number, settled: boolean): void; leave(turn: number): void };

const TurnsContext = createContext<Turns | null>(null);

/**
 * Parts that stand below one another and read each their own. All read at once, but each is drawn only when those before
 * it are settled: what comes late pushes nothing that is being read already.
 */
export function InTurns(props: { children: ReactNode }) {
  const [known, setKnown] = useState<Known>(new Map());
  const tell = useCallback(
    (turn: number, settled: boolean) =>
      // What has been settled stays so: a part that reads anew doesn't send the others away.
      setKnown((before) =>
        before.has(turn) && (before.get(turn) || !settled) ? before : new Map(before).set(turn, settled),
      ),
    [],
  );
  const leave = useCallback(
    (turn: number) => setKnown((before) => new Map([...before].filter(([each]) => each !== turn))),
    [],
  );
  const turns = useMemo(() => ({ known, tell, leave }), [known, tell, leave]);
  return <TurnsContext value={turns}>{props.children}</TurnsContext>;
}

/**
 * @param turn A part's place among the others, from above.
 * @param settled What it shows is known, or can't be had.
 * @returns Whether it is to be drawn; always outside of {@link InTurns}.
 */
export function useTurn(turn: number, settled: boolean): boolean {
  const turns = use(TurnsContext);
  const { tell, leave } = turns ?? {};
  useLayoutEffect(() => tell?.(turn, settled), [tell, turn, settled]);
  useLayoutEffect(() => () => leave?.(turn), [leave, turn]);
  if (!turns) return true;
  return turns.known.has(turn) && [...turns.known].every(([other, done]) => other >= turn || done);
}
