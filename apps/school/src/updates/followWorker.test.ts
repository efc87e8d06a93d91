import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { followWorker, type UpdateState } from './followWorker.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  messages: unknown[] = [];
  /** What it answers to `CACHE_FILES`. */
  isCached = true;
  postMessage(message: { type: string }, ports: MessagePort[] = []) {
    this.messages.push(message);
    if (message.type === 'CACHE_FILES') ports[0]?.postMessage(this.isCached);
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  update = vi.fn<() => Promise<void>>(async () => undefined);
  /** A new version is found and installed; it waits. */
  install(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.become('installed');
    return worker;
  }
}

interface Start {
  isControlled?: boolean;
  waits?: boolean;
  saveData?: boolean;
  isBlocked?: boolean;
  isCached?: boolean;
  stored?: Record<string, string>;
  isHeld?: () => boolean;
}

/** Starts a page, by default one whose worker is active. */
async function start({
  isControlled = true,
  waits,
  saveData,
  isBlocked,
  isCached = true,
  stored,
  isHeld = () => false,
}: Start = {}) {
  const registration = new FakeRegistration();
  registration.active = new FakeWorker();
  registration.active.isCached = isCached;
  if (waits) registration.waiting = new FakeWorker();
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? registration.active : null,
    ready: Promise.resolve(registration),
  });
  const reload = vi.fn<() => void>();
  const states: UpdateState[] = [];
  const page = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { hidden: false }),
    localStorage: memoryStorage(stored),
    location: { reload },
    navigator: { serviceWorker: container, ...(saveData && { connection: { saveData } }) },
    performance: { getEntriesByType: () => [{ name: 'http://aromos.localhost/assets/es-1.js' }] },
    console: { warn: () => undefined },
    setInterval: () => 0,
    clearInterval: () => undefined,
    setTimeout: () => 0,
    MessageChannel,
  });
  const updates = followWorker({
    page: page as never,
    register: async () => (isBlocked ? undefined : (registration as never)),
    isHeld,
    onChange: (state) => states.push(state),
  });
  const takeOver = () => container.dispatchEvent(new Event('controllerchange'));
  await Promise.resolve();
  await Promise.resolve();
  return { updates, registration, page, reload, takeOver, reason: () => states.at(-1)?.reason ?? null };
}

describe('a new version', () => {
  it('is offered once it is installed, and taken by a click', async () => {
    const { updates, registration, reload, takeOver, reason } = await start();
    const worker = registration.install();
    expect(reason()).toBe('update');
    updates.reload();
    expect(worker.messages).toEqual([{ type: 'SKIP_WAITING' }]);
    expect(reload).not.toHaveBeenCalled();
    takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is offered and taken in the tab that registered the first worker', async () => {
    const { updates, registration, reload, takeOver, reason } = await start({ isControlled: false });
    takeOver();
    expect(reason()).toBeNull();
    registration.install();
    expect(reason()).toBe('update');
    updates.reload();
    takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload a page in which the person has begun to write since the click', async () => {
    let isHeld = false;
    const { updates, registration, reload, takeOver, reason } = await start({ isHeld: () => isHeld });
    registration.install();
    updates.reload();
    isHeld = true;
    takeOver();
    expect([reload.mock.calls.length, reason()]).toEqual([0, 'update']);
    isHeld = false;
    registration.waiting = null;
    updates.reload();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is offered again by a page that starts while it waits', async () => {
    expect((await start({ waits: true })).reason()).toBe('update');
  });

  it('that another tab has taken is offered, and a click reloads', async () => {
    const { updates, reload, takeOver, reason } = await start();
    takeOver();
    expect(reason()).toBe('update');
    expect(reload).not.toHaveBeenCalled();
    updates.reload();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is no longer offered after "Later", until the next one', async () => {
    const { updates, registration, reason } = await start();
    registration.install();
    updates.dismiss();
    expect(reason()).toBeNull();
    registration.install();
    expect(reason()).toBe('update');
  });

  it('is looked for when the page is shown and when the network is back', async () => {
    const { page, registration } = await start();
    page.document.hidden = true;
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).not.toHaveBeenCalled();
    page.document.hidden = false;
    page.document.dispatchEvent(new Event('visibilitychange'));
    page.dispatchEvent(new Event('online'));
    expect(registration.update).toHaveBeenCalledTimes(2);
  });

  it('changes nothing after the page has stopped following', async () => {
    const { updates, registration, takeOver, reload, reason } = await start();
    updates.stop();
    registration.install();
    takeOver();
    expect([reason(), reload.mock.calls.length]).toEqual([null, 0]);
  });
});

describe('caching the files', () => {
  it('names the files that the page has loaded, and says once that the app works offline', async () => {
    const { updates, registration, page, reason } = await start();
    await updates.cacheFiles();
    expect(registration.active!.messages).toEqual([{ type: 'CACHE_FILES', urls: ['/assets/es-1.js'] }]);
    expect(reason()).toBe('offlineReady');
    updates.dismiss();
    await updates.cacheFiles();
    expect(reason()).toBeNull();
    const key = 'school.offline-ready';
    const later = await start({ stored: { [key]: page.localStorage.getItem(key)! } });
    await later.updates.cacheFiles();
    expect(later.registration.active!.messages).toHaveLength(1);
    expect(later.reason()).toBeNull();
  });

  it.each<[string, Start]>([
    ['a file could not be cached', { isCached: false }],
    ['a new version is offered', { waits: true }],
  ])('does not say so when %s', async (_, parts) => {
    const { updates, reason } = await start(parts);
    const before = reason();
    await updates.cacheFiles();
    expect(reason()).toBe(before);
  });

  it.each<[string, Start]>([
    ['saves data', { saveData: true }],
    ['blocks workers', { isBlocked: true }],
  ])('is left out where the browser %s', async (_, parts) => {
    const { updates, registration, reason } = await start(parts);
    await updates.cacheFiles();
    expect([registration.active!.messages, reason()]).toEqual([[], null]);
  });
});
