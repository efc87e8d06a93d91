import { createClient, randomId, type Session } from '@school/domain';
import { apiBase } from './apiBase.ts';
import { clientOperations } from './clientOperations.ts';

/** Milliseconds without activity that end a visit; the server's statistics use the same limit. */
const pause = 30 * 60_000;
/** Milliseconds between two measurements. */
const beat = 60_000;
/** Measurements per report. */
const batch = 5;
/** Longest visit that the server accepts, in seconds. */
const longest = 86_400;

/** Storage key of the visit that all tabs of a browser share. */
const key = 'school.visit';

type Visit = { owner: string; id: string; started_at: string; seconds: number; lastActive: number };

type Dependencies = {
  page: Window & typeof globalThis;
  session: Session;
  log: Pick<Console, 'warn'>;
};

function readVisit(storage: Storage): Visit | null {
  try {
    const storedVisit = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Visit> | null;
    return typeof storedVisit?.id === 'string' && typeof storedVisit.lastActive === 'number'
      ? (storedVisit as Visit)
      : null;
  } catch {
    return null;
  }
}

/**
 * Reports to the server how long a person uses the app. Counts only time in which the page is visible; reloads and all tabs
 * of a browser belong to one visit. Reports at the start, every few minutes, and with a keepalive request when the page is
 * hidden; a failed report is repeated with the next one.
 */
export function reportVisits({ page, session, log }: Dependencies): void {
  const { document, localStorage: storage } = page;
  const client = createClient({
    ...clientOperations,
    baseUrl: apiBase,
    fetch: (address, request) => page.fetch(address, { ...request, keepalive: true }),
    token: () => session.getState().token,
    log,
  });
  /** Visits that the server doesn't have, or not in full. */
  const unsent = new Map<string, Visit>();
  let owner: string | undefined;
  let since: number | null = null;
  let beats = 0;
  let timer = 0;

  const sendVisits = () => {
    beats = 0;
    const { token } = session.getState();
    if (unsent.size === 0 || !token || !page.navigator.onLine) return;
    const reports = [...unsent.values()].slice(-100);
    const visits = reports.map(({ id, started_at, seconds }) => ({
      id,
      started_at,
      seconds: Math.min(longest, Math.floor(seconds)),
    }));
    client
      .call('sendHeartbeats', { body: { visits } })
      .then(({ status, unexpected }) => {
        // A rejected report would be rejected again; an unexpected response may come from another server and is no answer.
        if (unexpected) return;
        if (status !== 204 && status !== 422) return;
        for (const visit of reports) if (unsent.get(visit.id) === visit) unsent.delete(visit.id);
      })
      .catch(() => undefined);
  };

  /**
   * Adds the time since the last measurement.
   * @returns Whether this starts a new visit.
   */
  const note = (now: number): boolean => {
    if (owner === undefined) return false;
    const storedVisit = readVisit(storage);
    const goesOn =
      storedVisit !== null && storedVisit.owner === owner && now - storedVisit.lastActive < pause;
    const visit = goesOn
      ? storedVisit
      : {
          owner,
          id: randomId(),
          started_at: new Date(now).toISOString(),
          seconds: 0,
          lastActive: now,
        };
    // A sleeping computer doesn't count, and two windows side by side count once.
    const passed = since !== null && goesOn && now - since < pause ? now - since : 0;
    const most = (now - Date.parse(visit.started_at)) / 1000;
    const grown = { ...visit, seconds: Math.min(visit.seconds + passed / 1000, most), lastActive: now };
    unsent.set(grown.id, grown);
    try {
      storage.setItem(key, JSON.stringify(grown));
    } catch {
      // The storage is full: each page load becomes a visit.
    }
    return !goesOn;
  };

  const update = () => {
    const here = document.visibilityState === 'visible' && owner !== undefined;
    const now = Date.now();
    const wasHere = since !== null;
    const began = (here || wasHere) && note(now);
    since = here ? now : null;
    if (here && !wasHere) timer = page.setInterval(update, beat);
    if (!here && wasHere) page.clearInterval(timer);
    beats += 1;
    if (began || !here || beats >= batch) sendVisits();
  };

  const follow = () => {
    const { user, token } = session.getState();
    const now = token ? user?.id : undefined;
    if (now === owner) return;
    // Reports need the session: after a sign-out the remaining time can't be attributed.
    unsent.clear();
    page.clearInterval(timer);
    since = null;
    // A shared device keeps no user id after sign-out.
    if (owner !== undefined) storage.removeItem(key);
    owner = now;
    if (owner !== undefined) update();
  };

  const leave = () => {
    if (since === null) return;
    note(Date.now());
    since = null;
    page.clearInterval(timer);
    sendVisits();
  };
  document.addEventListener('visibilitychange', update);
  page.addEventListener('pagehide', leave);
  page.addEventListener('pageshow', ({ persisted }) => persisted && update());
  session.subscribe(follow);
  follow();
}
