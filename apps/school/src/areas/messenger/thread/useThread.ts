import type { Message } from '@school/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onRefetch } from '../../../data/copies.ts';
import type { Problem } from '../../../data/problem.ts';
import { onStreamEvent } from '../../../data/streamEvents.ts';
import {
  isWindowEvent,
  type MessageWindow,
  newestWindow,
  withNewer,
  withOlder,
  withReloaded,
} from '../messageWindow.ts';
import { pageSize, useMessageWindow } from './useMessageWindow.ts';

/** The loaded messages of a conversation. */
export type ThreadContent = {
  window: MessageWindow | undefined;
  problem: Problem | undefined;
  loadingOlder: boolean;
  loadOlder(): void;
  /** Whether the newest loaded message is in view. */
  atEnd: boolean;
  /** Stores whether the newest loaded message is in view; loads newer ones if it is. */
  setAtEnd(isAtEnd: boolean): void;
  /** Loads the messages around a number, unless they are loaded. */
  loadAround(seq: number): Promise<void>;
  /** Loads the newest messages instead of the loaded ones. */
  loadNewest(): Promise<void>;
  /** Changes a loaded message ahead of the server's event. */
  changeMessage(id: string, to: (message: Message) => Message): void;
};

/** More messages than these are not read again: the newest are loaded instead. */
const mostReloaded = 10 * pageSize;

/** Reads the messages of a conversation and applies events to them. */
export function useThread(id: string, startSeq: number | undefined, me: string): ThreadContent {
  const { window, current, problem, fetchPage, isOutdated, applyEvent, changeMessage } = useMessageWindow(
    id,
    me,
  );
  const [loadingOlder, setLoadingOlder] = useState(false);
  const isLoadingNewer = useRef(false);
  const [atEnd, setAtEnd] = useState(true);
  const isAtEndNow = useRef(true);

  const loadNewer = useCallback(async () => {
    if (isLoadingNewer.current) return;
    isLoadingNewer.current = true;
    const last = current.current?.messages.at(-1)?.seq ?? 0;
    const { hasMissed } = await fetchPage(
      { after: String(last) },
      ({ data }) =>
        current.current && withNewer(current.current, [...data].reverse(), data.length === pageSize),
    );
    isLoadingNewer.current = false;
    if (hasMissed) await loadNewer();
  }, [fetchPage, current]);

  const loadNewest = useCallback(async () => {
    const { hasMissed } = await fetchPage({}, ({ data, meta }) => newestWindow(data, meta.before !== null));
    if (hasMissed) await loadNewer();
  }, [fetchPage, loadNewer]);

  const loadAround = useCallback(
    async (seq: number) => {
      if (current.current?.messages.some((message) => message.seq === seq)) return;
      const { hasMissed } = await fetchPage(
        { after: String(Math.max(0, seq - pageSize / 2)) },
        ({ data }) => ({
          messages: [...data].reverse(),
          hasOlder: (data.at(-1)?.seq ?? 1) > 1,
          hasNewer: data.length === pageSize,
        }),
      );
      if (hasMissed) await loadNewer();
    },
    [fetchPage, current, loadNewer],
  );

  /** Reads the loaded messages again. A reader of earlier ones keeps the place; one at the end gets the newest. */
  const reload = useCallback(async () => {
    const { messages = [], hasNewer = false } = current.current ?? {};
    const [first, last] = [messages[0]?.seq, messages.at(-1)?.seq];
    if (first === undefined || last === undefined) return loadNewest();
    if ((isAtEndNow.current && !hasNewer) || messages.length > mostReloaded) return loadNewest();
    for (let after = first - 1; after < last; after += pageSize)
      await fetchPage(
        { after: String(after) },
        ({ data }) => current.current && withReloaded(current.current, data),
      );
    if (!hasNewer) await loadNewer();
  }, [fetchPage, current, loadNewer, loadNewest]);

  useEffect(() => {
    void (startSeq === undefined ? loadNewest() : loadAround(startSeq));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a later number is a jump, not another start
  }, [loadNewest, loadAround]);

  useEffect(
    () =>
      onStreamEvent((event) => {
        if (event.kind === 'reset') void reload();
        // Messages that were missed are loaded.
        if (isWindowEvent(event, id) && applyEvent(event).hasMissed) void loadNewer();
      }),
    [id, applyEvent, reload, loadNewer],
  );

  useEffect(
    () =>
      onRefetch(() => {
        if (isOutdated()) void reload();
      }),
    [isOutdated, reload],
  );

  return {
    window,
    problem,
    loadingOlder,
    async loadOlder() {
      const first = current.current?.messages[0]?.seq;
      if (first === undefined) return;
      setLoadingOlder(true);
      await fetchPage(
        { before: String(first) },
        ({ data, meta }) => current.current && withOlder(current.current, data, meta.before !== null),
      );
      setLoadingOlder(false);
    },
    atEnd,
    setAtEnd(isAtEnd) {
      isAtEndNow.current = isAtEnd;
      setAtEnd(isAtEnd);
      if (isAtEnd && current.current?.hasNewer) void loadNewer();
    },
    loadAround,
    loadNewest,
    changeMessage,
  };
}
