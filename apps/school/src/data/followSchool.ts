import type { Session, StreamEvent } from '@school/domain';
import { followStream } from '@school/domain/stream';
import { apiBase } from './apiBase.ts';
import { invalidate, invalidateAll } from './cache.ts';
import { noteChange } from './changes.ts';
import { refetchAfterEvents } from './refetchAfterEvents.ts';
import { publishStreamEvent } from './streamEvents.ts';
import type { Visit } from './visit.ts';

/** Name of the BroadcastChannel and of the lock of the listening tab. */
const name = 'school.events';

type Dependencies = {
  page: Window & typeof globalThis;
  session: Session;
  visit: Visit;
  log: Pick<Console, 'warn'>;
};

/**
 * Passes server events to open screens. One tab of a browser listens and forwards them to the others, because browsers limit
 * the connections per origin; when it closes, another takes over.
 */
export function followSchool({ page, session, visit, log }: Dependencies): void {
  const { locks } = page.navigator;
  if (!locks || !page.BroadcastChannel) {
    log.warn('school: live updates are off, because this browser lacks Web Locks or BroadcastChannel.');
    return;
  }
  const tabs = new page.BroadcastChannel(name);
  let followed: string | null = null;
  let leave = new AbortController();

  const refetch = refetchAfterEvents((operations) => invalidate(operations, 'stream'));

  const handleEvent = (event: StreamEvent) => {
    if (event.kind === 'reset') invalidateAll();
    if (event.kind === 'record.changed') noteChange(event);
    if (event.kind === 'college.updated' || event.kind === 'session.revoked') void visit.check();
    publishStreamEvent(event);
    refetch(event);
  };
  tabs.addEventListener('message', ({ data }: MessageEvent<StreamEvent>) => handleEvent(data));

  const listen = async (signal: AbortSignal) => {
    const following = followStream({
      baseUrl: apiBase,
      fetch: page.fetch.bind(page),
      token: () => session.getState().token,
      onEvent(event) {
        handleEvent(event);
        tabs.postMessage(event);
      },
      onUnauthenticated: () => void visit.check(),
    });
    signal.addEventListener('abort', following.stop);
    await following.ended;
  };

  const follow = () => {
    const { token } = session.getState();
    if (token === followed) return;
    leave.abort();
    followed = token;
    if (!token) return;
    leave = new AbortController();
    const { signal } = leave;
    const waited = page.performance.now();
    locks
      .request(name, { signal }, async () => {
        // Another tab listened meanwhile: refetches everything that it may not have forwarded.
        if (page.performance.now() - waited > 1000) invalidateAll();
        await listen(signal);
      })
      .catch((problem: unknown) => {
        if (!signal.aborted) log.warn('school: the event stream failed.', problem);
      });
  };
  session.subscribe(follow);
  follow();
}
