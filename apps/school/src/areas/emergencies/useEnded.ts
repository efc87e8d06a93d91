import type { Notification } from '@school/domain';
import { useState } from 'react';

/**
 * Remembers the emergencies that ended while the page was open.
 * @param ongoing The current ones; undefined until they are known.
 */
export function useEnded(ongoing: readonly Notification[] | undefined) {
  const [known, setKnown] = useState<readonly Notification[]>([]);
  const [ended, setEnded] = useState<readonly Notification[]>([]);
  if (ongoing && ongoing !== known) {
    const gone = known.filter(({ id }) => !ongoing.some((alert) => alert.id === id));
    setKnown(ongoing);
    if (gone.length > 0) setEnded((all) => [...all, ...gone]);
  }
  const dismiss = (id: string) => setEnded((all) => all.filter((alert) => alert.id !== id));
  return { ended, dismiss };
}
