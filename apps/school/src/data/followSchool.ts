import type { OperationId, Session } from '@school/domain';
import { followStream, type ReceivedEvent } from '@school/domain/stream';
import { apiBase } from './apiBase.ts';
import { invalidate, invalidateAll } from './cache.ts';
import { noteChange } from './changes.ts';
import { freshness } from './freshness.ts';
import { setLiveState } from './liveState.ts';
import { afterOwnWrites } from './ownWrites.ts';
import { refetchAfterEvents } from './refetchAfterEvents.ts';
import { publishStreamEvent } from './streamEvents.ts';
import { whileListening } from './whileListening.ts';
import type { Visit } from './visit.ts';
import { watchSilence } from './watchSilence.ts';

/** Name of the BroadcastChannel and of the lock of the listening tab. Its number grows with the form of what is forwarded. */
const name = 'school.events.2';

/** What a page fetches when it may have missed an event: at once, and again while no events arrive. */
const urgent: readonly OperationId[] = [
  'listOngoingEmergencies',
  'countUnreadNotifications',
  'countUnreadMessages',
];

/** Milliseconds without events after which open lists are fetched again, too. */
const longGap = 3000;

type Dependencies = {
  page: Window & typeof globalThis;
  session: Session;
  visit: Visit;
  log: Pick<Console, 'warn'>;
};

/** What the listening tab forwards to the others: an event, or only that the stream is alive. */
type Forwarded = ReceivedEvent | 'alive';

/**
 * Passes server events to open screens. One tab of a browser listens and forwards them to the others, because browsers limit
 * the connections per origin; when it closes, another takes over. While no sign of the stream arrives, each tab fetches
 * emergencies separately.
 */
export function followSchool({ page, session, visit, log }: Dependencies): void {
  // Without locks every visible tab listens.
  const tabs = page.navigator.locks && page.BroadcastChannel ? new page.BroadcastChannel(name) : undefined;
  let followed: string | null = null;
  let leave = new AbortController();

  const refetch = refetchAfterEvents((operations) => {
    invalidate(operations, 'stream');
    if (operations.includes('findCollegeByDomain')) void visit.check();
  });
  const watch = watchSilence({
    fetch(earlier) {
      if (!page.navigator.onLine) return;
      // Lists every second time: they are larger, and less urgent.
      if (earlier % 2 === 1) invalidateAll('stream');
      else invalidate(urgent, 'stream');
    },
    report: (isLive) => setLiveState(isLive ? 'live' : 'notLive'),
  });

  const handle = (forwarded: Forwarded) => {
    watch.sign();
    if (forwarded === 'alive') return;
    const { id, event } = forwarded;
    if (event.kind === 'reset') freshness.forget();
    freshness.noteEventId(id);
    // What began between the first fetch and the opening of the stream is in no event.
    if (event.kind === 'ready') invalidate(urgent, 'stream');
    if (event.kind === 'reset') invalidateAll();
    if (event.kind === 'record.changed') noteChange(event);
    if (event.kind === 'session.revoked') void visit.check();
    publishStreamEvent(event);
    afterOwnWrites(() => refetch(event, id));
  };
  const forward = (forwarded: Forwarded) => {
    handle(forwarded);
    tabs?.postMessage(forwarded);
  };
  tabs?.addEventListener('message', ({ data }: MessageEvent<Forwarded>) => handle(data));

  /** Returns how a tab listens, each time where it stopped the last time. */
  const createListener = () => {
    let lastEventId: string | null = null;
    return async (turn: AbortSignal) => {
      const started = page.performance.now();
      let isResumed = lastEventId !== null;
      const following = followStream({
        baseUrl: apiBase,
        fetch: page.fetch.bind(page),
        token: () => session.getState().token,
        lastEventId,
        onSign: () => forward('alive'),
        onEvent(event, id) {
          forward({ id, event });
          if (event.kind !== 'ready' || isResumed) return;
          isResumed = true;
          if (page.performance.now() - started > longGap) forward({ id, event: { kind: 'reset', data: {} } });
        },
        onUnauthenticated: () => void visit.check(),
      });
      turn.addEventListener('abort', following.stop);
      await following.ended;
      lastEventId = following.lastEventId();
    };
  };

  const follow = () => {
    const { token } = session.getState();
    if (token === followed) return;
    leave.abort();
    watch.stop();
    followed = token;
    if (!token) return;
    leave = new AbortController();
    const { signal } = leave;
    watch.start();
    const waited = page.performance.now();
    const listen = createListener();
    whileListening({ page, lock: tabs && name, signal }, async (turn) => {
      // Another tab listened meanwhile: refetches everything that it may not have forwarded.
      if (tabs && page.performance.now() - waited > 1000) invalidateAll();
      await listen(turn);
    }).catch((problem: unknown) => {
      if (!signal.aborted) log.warn('school: the event stream failed.', problem);
    });
  };
  session.subscribe(follow);
  follow();
}
