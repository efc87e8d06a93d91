import { useEffect } from 'react';
import { atMostEvery } from '../../../data/atMostEvery.ts';
import { invalidate } from '../../../data/cache.ts';
import { onStreamEvent } from '../../../data/streamEvents.ts';
import { useReceivedMessages } from './useReceivedMessages.ts';

/** Milliseconds between two requests: the provider counts a person as online for 45 seconds. */
const period = 30_000;

/** Least milliseconds between two requests after events. */
const shortest = 10_000;

/** Events that other people cause who may have come online. */
const signs: readonly string[] = ['message.created', 'conversation.read', 'conversation.received'];

/**
 * Keeps up to date who is online, by requests while the page is visible, and what has reached a device. For the screen that
 * shows it, once.
 */
export function usePresenceUpdates(): void {
  useReceivedMessages();
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden && navigator.onLine) invalidate(['listOnlineMembers'], 'stream');
    };
    const refreshSoon = atMostEvery(shortest, refresh);
    const stop = onStreamEvent(({ kind }) => {
      if (signs.includes(kind)) refreshSoon();
    });
    const timer = setInterval(refresh, period);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
}
