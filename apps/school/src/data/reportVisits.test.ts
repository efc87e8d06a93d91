import { createSession, type User } from '@school/domain';
import { users } from '@school/domain/fixtures';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportVisits } from './reportVisits.ts';

type Report = { id: string; started_at: string; seconds: number }[];

const minutes = (count: number) => count * 60_000;
const settle = () => vi.advanceTimersByTimeAsync(0);

let sight: DocumentVisibilityState = 'visible';
const turn = (to: DocumentVisibilityState) => {
  sight = to;
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Opens a page with a fake server; `close` removes all listeners. */
function open(user: User | null = users.docente, status = () => 204) {
  const reports: Report[] = [];
  const requests: RequestInit[] = [];
  const listeners: [EventTarget, string, EventListener][] = [];
  const hearing = (target: EventTarget) => (kind: string, listener: EventListener) => {
    target.addEventListener(kind, listener);
    listeners.push([target, kind, listener]);
  };
  const page = {
    fetch: async (_: string, request: RequestInit) => {
      requests.push(request);
      const answer = status();
      if (answer === 0) throw new TypeError('Failed to fetch');
      reports.push((JSON.parse(String(request.body)) as { visits: Report }).visits);
      const body = answer === 204 ? null : JSON.stringify({ message: 'No.' });
      return new Response(body, { status: answer, headers: { 'content-type': 'application/json' } });
    },
    document: {
      get visibilityState() {
        return sight;
      },
      addEventListener: hearing(document),
    },
    addEventListener: hearing(window),
    localStorage,
    crypto,
    navigator: { onLine: true },
    setInterval: (work: () => void, time: number) => setInterval(work, time),
    clearInterval: (timer: number) => clearInterval(timer),
  } as unknown as Window & typeof globalThis;
  let token = user ? 'a-token' : '';
  const session = createSession({
    tokens: {
      read: () => token,
      write: (written) => {
        token = written;
      },
      clear: () => {
        token = '';
      },
    },
  });
  session.setUser(user);
  reportVisits({ page, session, log: { warn: () => undefined } });
  const close = () => {
    for (const [target, kind, listener] of listeners) target.removeEventListener(kind, listener);
  };
  closing.push(close);
  return { reports, requests, session, page, close };
}
const closing: (() => void)[] = [];

// The client loads its operations once; afterwards only fake timers matter.
beforeAll(async () => {
  const { reports, close } = open();
  await vi.waitUntil(() => reports.length === 1, { timeout: 30_000 });
  close();
});
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-09-08T13:00:00Z') });
  localStorage.clear();
  sight = 'visible';
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
});

describe('reportVisits', () => {
  it('reports a visit at its start and every five minutes under the same id', async () => {
    const { reports, requests } = open();
    await settle();
    expect(reports).toEqual([
      [{ id: expect.any(String), started_at: '2026-09-08T13:00:00.000Z', seconds: 0 }],
    ]);
    await vi.advanceTimersByTimeAsync(minutes(5));
    expect(reports.at(-1)).toEqual([{ ...reports[0]![0], seconds: expect.any(Number) }]);
    expect(reports).toHaveLength(2);
    expect(reports[1]![0]!.seconds).toBeGreaterThanOrEqual(240);
    expect(requests.every(({ keepalive }) => keepalive === true)).toBe(true);
  });

  it('counts only while the page is visible, and reports when it is hidden', async () => {
    const { reports } = open();
    await vi.advanceTimersByTimeAsync(90_000);
    turn('hidden');
    await settle();
    expect(reports.at(-1)![0]!.seconds).toBe(90);
    await vi.advanceTimersByTimeAsync(minutes(20));
    expect(reports).toHaveLength(2);
    turn('visible');
    await vi.advanceTimersByTimeAsync(30_000);
    turn('hidden');
    await settle();
    expect(reports.at(-1)).toEqual([{ ...reports[0]![0], seconds: 120 }]);
  });

  it('starts a new visit after half an hour without activity or of sleep', async () => {
    const { reports } = open();
    await vi.advanceTimersByTimeAsync(60_000);
    turn('hidden');
    await vi.advanceTimersByTimeAsync(minutes(31));
    turn('visible');
    await settle();
    expect(reports.at(-1)).toEqual([
      {
        id: expect.not.stringMatching(reports[0]![0]!.id),
        started_at: '2026-09-08T13:32:00.000Z',
        seconds: 0,
      },
    ]);
  });

  it('continues the visit after a reload and in another tab', async () => {
    const first = open();
    await vi.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('pagehide'));
    await settle();
    first.close();
    const second = open();
    await vi.advanceTimersByTimeAsync(30_000);
    window.dispatchEvent(new Event('pagehide'));
    await settle();
    expect(second.reports.at(-1)).toEqual([{ ...first.reports[0]![0], seconds: 90 }]);
  });

  it('repeats a failed report with the next one', async () => {
    let status = 0;
    const { reports } = open(users.docente, () => status);
    await vi.advanceTimersByTimeAsync(60_000);
    turn('hidden');
    await vi.advanceTimersByTimeAsync(minutes(40));
    expect(reports).toEqual([]);
    status = 204;
    turn('visible');
    await settle();
    expect(reports).toHaveLength(1);
    expect(reports[0]!.map(({ seconds }) => seconds)).toEqual([60, 0]);
  });

  it('repeats a report that a proxy rejected', async () => {
    const { reports, requests, page } = open();
    await settle();
    const { fetch } = page;
    const rejected = async () =>
      new Response('<html>', { status: 422, headers: { 'content-type': 'text/html' } });
    Object.assign(page, { fetch: rejected });
    await vi.advanceTimersByTimeAsync(60_000);
    turn('hidden');
    await settle();
    expect(requests).toHaveLength(1);
    Object.assign(page, { fetch });
    await vi.advanceTimersByTimeAsync(minutes(40));
    turn('visible');
    await settle();
    expect(reports.at(-1)!.map(({ seconds }) => seconds)).toEqual([60, 0]);
  });

  it('sends nothing without a network', async () => {
    const { requests, page } = open();
    await settle();
    Object.assign(page.navigator, { onLine: false });
    turn('hidden');
    await settle();
    expect(requests).toHaveLength(1);
  });

  it('stores nothing of a person who has signed out', async () => {
    const { session } = open();
    await settle();
    expect(localStorage.getItem('school.visit')).toContain(users.docente.id);
    session.logOut();
    await settle();
    expect(localStorage.getItem('school.visit')).toBeNull();
  });

  it('never attributes the time to another person', async () => {
    const { reports, session } = open();
    await vi.advanceTimersByTimeAsync(60_000);
    session.logOut();
    await vi.advanceTimersByTimeAsync(minutes(10));
    expect(reports).toHaveLength(1);
    session.setToken('another');
    session.setUser(users.administrador);
    await settle();
    expect(reports).toHaveLength(2);
    expect(reports[1]![0]!.id).not.toBe(reports[0]![0]!.id);
  });

  it.each(['', '{', '[]', '{"id":1}', '{"id":"x","lastActive":"y"}'])(
    'starts a new visit if the stored value is invalid: %s',
    async (stored) => {
      localStorage.setItem('school.visit', stored);
      const { reports } = open();
      await settle();
      expect(reports).toHaveLength(1);
    },
  );

  it('reports nothing of a visitor', async () => {
    const { requests } = open(null);
    await vi.advanceTimersByTimeAsync(minutes(10));
    turn('hidden');
    await settle();
    expect(requests).toEqual([]);
  });
});
