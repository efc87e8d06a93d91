import { useEffect, useMemo, useRef, useState } from 'react';
import { onStreamEvent } from '../../../data/streamEvents.ts';
import { type Query, useQuery } from '../../../data/useQuery.ts';
import { useAlertIn } from '../../../intl/useAlertIn.ts';
import { type Answered, type Board, withAnswers } from './boardData.ts';

/** Answers that arrive within this time are shown together, in milliseconds. */
const batch = 100;
/** How often the board is fetched again while it runs: no event reports that a person has opened the alert. */
const refresh = 30_000;

const noAnswers: ReadonlyMap<string, Answered> = new Map();

/** Collects the answers to an emergency from the event stream. */
function useAnswers(id: string) {
  const [answers, setAnswers] = useState(noAnswers);
  const waiting = useRef<Answered[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const fresh = waiting.current.splice(0);
      timer = undefined;
      setAnswers((known) => new Map([...known, ...fresh.map((one) => [one.user_id, one] as const)]));
    };
    const unsubscribe = onStreamEvent((event) => {
      if (event.kind !== 'emergency.acknowledged' || event.data.notification_id !== id) return;
      waiting.current.push(event.data);
      timer ??= setTimeout(show, batch);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [id]);
  return answers;
}

/** Loads the board of an emergency in the reader's language, and applies each answer as it arrives. */
export function useBoard(id: string): Query<Board> {
  const query = useQuery('getNotificationBoard', { path: { id } });
  const answers = useAnswers(id);
  const { data, reload } = query;
  const runs = data?.notification.closed_at === null;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      if (!document.hidden) reload();
    }, refresh);
    return () => clearInterval(timer);
  }, [runs, reload]);
  const alertIn = useAlertIn();
  const board = useMemo(
    () => data && withAnswers({ ...data, notification: alertIn(data.notification) }, answers),
    [alertIn, data, answers],
  );
  return { ...query, data: board };
}
