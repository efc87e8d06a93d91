import type { Notification } from '@school/domain';
import { useEffect, useState } from 'react';
import { onStreamEvent } from '../../data/streamEvents.ts';

/** Collects the texts of the all-clears from the event stream, by the ids of the emergencies. */
function useAllClears() {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(
    () =>
      onStreamEvent((event) => {
        if (event.kind !== 'emergency.ended') return;
        const { notification_id, update } = event.data;
        setTexts((known) => new Map([...known, [notification_id, update.content]]));
      }),
    [],
  );
  return texts;
}

/**
 * Remembers the emergencies that ended while the page was open, with the texts of their all-clears.
 * @param ongoing The current ones; undefined until they are known.
 */
export function useEnded(ongoing: readonly Notification[] | undefined) {
  const texts = useAllClears();
  const [known, setKnown] = useState<readonly Notification[]>([]);
  const [ended, setEnded] = useState<readonly Notification[]>([]);
  if (ongoing && ongoing !== known) {
    const gone = known.filter(({ id }) => !ongoing.some((alert) => alert.id === id));
    setKnown(ongoing);
    if (gone.length > 0) setEnded((all) => [...all, ...gone]);
  }
  const dismiss = (id: string) => setEnded((all) => all.filter((alert) => alert.id !== id));
  return { ended: ended.map((alert) => ({ alert, text: texts.get(alert.id) })), dismiss };
}
