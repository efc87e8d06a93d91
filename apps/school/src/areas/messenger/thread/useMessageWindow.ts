import type { AnswerData, InputOf, Message } from '@school/domain';
import { type RefObject, useCallback, useRef, useState } from 'react';
import type { Problem } from '../../../data/problem.ts';
import { useStoredLookup } from '../../../data/useStoredLookup.ts';
import { afterWindowEvent, type MessageWindow, type WindowEvent, withChanged } from '../messageWindow.ts';

/** Messages on a page. */
export const pageSize = 50;

type Query = InputOf<'listMessages'>['query'];
type Page = AnswerData<'listMessages'>;

/** The loaded messages of a conversation, and their changes. */
export type LoadedWindow = {
  window: MessageWindow | undefined;
  /** The same, for callbacks between renders. */
  current: RefObject<MessageWindow | undefined>;
  problem: Problem | undefined;
  /** Fetches a page and merges it. Says whether a message was missed meanwhile. */
  fetchPage(query: Query, merge: (page: Page) => MessageWindow | undefined): Promise<{ hasMissed: boolean }>;
  /** Whether the messages are those that this device stored, because the server could not be asked. */
  isOutdated(): boolean;
  /** Applies an event. Says whether a message was missed before it. */
  applyEvent(event: WindowEvent): { hasMissed: boolean };
  /** Changes a loaded message ahead of the server's event. */
  changeMessage(id: string, to: (message: Message) => Message): void;
};

/** Holds the loaded messages of a conversation. */
export function useMessageWindow(id: string, me: string): LoadedWindow {
  const { read, isOutdated } = useStoredLookup('listMessages');
  const [window, setWindow] = useState<MessageWindow>();
  const [problem, setProblem] = useState<Problem>();
  const current = useRef<MessageWindow>(undefined);
  const requests = useRef(0);
  // An answer may have been read before the events that arrive ahead of it.
  const eventsDuringRequests = useRef<WindowEvent[]>([]);

  const change = useCallback((next: MessageWindow) => {
    current.current = next;
    setWindow(next);
  }, []);

  /** Fetches a page and merges it; the events that arrived meanwhile are applied again. */
  const fetchPage = useCallback(
    async (query: Query, merge: (page: Page) => MessageWindow | undefined) => {
      requests.current += 1;
      const part = !current.current ? 'first' : query?.before === undefined ? 'newer' : 'earlier';
      const outcome = await read({ path: { id }, query: { limit: pageSize, ...query } }, part);
      requests.current -= 1;
      setProblem(outcome.ok ? undefined : outcome.problem);
      const merged = outcome.ok ? merge(outcome.data) : undefined;
      if (merged) {
        const events = eventsDuringRequests.current;
        change(events.reduce((window, event) => afterWindowEvent(window, event, me), merged));
      }
      if (requests.current === 0) eventsDuringRequests.current = [];
      return { hasMissed: merged?.hasNewer === false && current.current?.hasNewer === true };
    },
    [read, id, me, change],
  );

  const applyEvent = useCallback(
    (event: WindowEvent) => {
      if (requests.current > 0) eventsDuringRequests.current.push(event);
      const before = current.current;
      if (!before) return { hasMissed: false };
      const after = afterWindowEvent(before, event, me);
      change(after);
      return { hasMissed: !before.hasNewer && after.hasNewer };
    },
    [me, change],
  );

  const changeMessage = useCallback(
    (messageId: string, to: (message: Message) => Message) => {
      if (current.current) change(withChanged(current.current, messageId, to));
    },
    [change],
  );

  return { window, current, problem, fetchPage, isOutdated, applyEvent, changeMessage };
}
