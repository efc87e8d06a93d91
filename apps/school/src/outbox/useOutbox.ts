import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useSession, useSources } from '../data/DataRoot.tsx';
import { useScreenServices } from '../screen/ScreenRoot.tsx';
import type { PersonOutbox, WaitingWrite } from './personOutbox.ts';

const none: readonly WaitingWrite[] = [];

/** Returns a function that opens the outbox of the user; null for a visitor, or if its file can't be loaded. */
export function useOpenOutbox(): () => Promise<PersonOutbox | null> {
  const { client, session, visit } = useSources();
  const { clock } = useScreenServices();
  const person = useSession().user?.id;
  return useCallback(async () => {
    if (!person) return null;
    try {
      const { openPersonOutbox } = await import('./personOutbox.ts');
      return await openPersonOutbox({ client, session, visit, clock }, person);
    } catch {
      return null;
    }
  }, [client, session, visit, clock, person]);
}

/** Returns the outbox of the user, undefined until it is open and null if it can't be opened, and its entries. */
export function useOutbox(): {
  outbox: PersonOutbox | null | undefined;
  entries: readonly WaitingWrite[];
} {
  const open = useOpenOutbox();
  const [outbox, setOutbox] = useState<PersonOutbox | null>();
  useEffect(() => {
    let isCurrent = true;
    void open().then((opened) => {
      if (isCurrent) setOutbox(opened);
    });
    return () => {
      isCurrent = false;
      setOutbox(undefined);
    };
  }, [open]);
  const subscribe = useCallback(
    (listener: () => void) => outbox?.subscribe(listener) ?? (() => undefined),
    [outbox],
  );
  return { outbox, entries: useSyncExternalStore(subscribe, () => outbox?.read() ?? none) };
}
