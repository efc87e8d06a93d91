import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSession } from '../../data/DataRoot.tsx';
import { onStreamEvent } from '../../data/streamEvents.ts';
import { useQuery } from '../../data/useQuery.ts';
import { useAlertIn } from '../../intl/useAlertIn.ts';
import { applyToOngoing, type EmergencyState } from './applyToOngoing.ts';

/** Milliseconds within which the screens of a school confirm an event, each at another moment. */
const spread = 5000;

/** Milliseconds until a failed request is repeated, and the longest pause between two. */
const firstPause = 1000;
const longestPause = 30_000;

const none: EmergencyState = { data: [], ended: [], help: [] };

/**
 * Returns the emergencies of the user in the reader's language. An event changes them at once, and a request confirms it; a
 * request that fails is repeated until it succeeds. `hide` removes one whose end the user has read.
 */
export function useOngoing() {
  const { user } = useSession();
  const { data, problem, reload, change } = useQuery('listOngoingEmergencies', user ? {} : null);
  const userId = user?.id;

  useEffect(() => {
    if (userId === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = onStreamEvent((event) => {
      if (!event.kind.startsWith('emergency.')) return;
      change((state) => {
        const next = applyToOngoing(state ?? none, event, userId);
        // What the server has not answered yet stays unknown.
        return next === none ? state : next;
      });
      timer ??= setTimeout(() => {
        timer = undefined;
        reload();
      }, Math.random() * spread);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [change, reload, userId]);

  const pause = useRef(firstPause);
  useEffect(() => {
    if (!problem) {
      pause.current = firstPause;
      return;
    }
    if (problem.kind === 'unauthenticated') return;
    // Random, so that the screens of a school don't all come back at the same moment.
    const timer = setTimeout(reload, pause.current * (0.5 + Math.random()));
    pause.current = Math.min(pause.current * 2, longestPause);
    return () => clearTimeout(timer);
  }, [problem, reload]);

  const hide = useCallback(
    (id: string) =>
      change((state) => state && { ...state, ended: state.ended.filter((alert) => alert.id !== id) }),
    [change],
  );
  const alertIn = useAlertIn();
  const state = useMemo(() => {
    const { data: ongoing, ended, help } = data ?? none;
    return { data: ongoing.map(alertIn), ended: ended.map(alertIn), help: help.map(alertIn) };
  }, [alertIn, data]);
  return { ...state, reload, hide };
}
