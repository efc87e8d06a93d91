import type { WorkerMessage } from '../worker/workerMessage.ts';

/** Storage key: when this device showed that the app works offline. */
const readyKey = 'school.offline-ready';

/** Milliseconds between two checks for a new version. */
const pause = 60 * 60 * 1000;

/** Milliseconds after which a new version that does not take over is left to the reload itself. */
const longestWait = 10_000;

/** What the page can say: a new version is ready, or the app now starts without a network. */
export type UpdateReason = 'update' | 'offlineReady';

/** The state of the app's files on this device. */
export interface UpdateState {
  /** Null while there is nothing to say. */
  reason: UpdateReason | null;
  /** Whether the page is about to reload. */
  isReloading: boolean;
}

/** What following needs from its environment. */
export interface UpdateSources {
  page: Window & typeof globalThis;
  /** Registers the worker. Resolves to undefined where the browser blocks workers. */
  register(page: Window): Promise<ServiceWorkerRegistration | undefined>;
  /** Whether a reload would lose input. */
  isHeld(): boolean;
  /** Called after each change. */
  onChange(state: UpdateState): void;
}

/** The service worker of a page, as far as the page follows it. */
export interface FollowedWorker {
  /** Takes the new version and reloads this page; other tabs stay as they are until they are reloaded. */
  reload(): void;
  /** Ends what the page says, until there is something new. */
  dismiss(): void;
  /** Caches all files of the app on this device, and says so the first time. */
  cacheFiles(): Promise<void>;
  stop(): void;
}

const send = (worker: ServiceWorker | null, message: WorkerMessage, ports: MessagePort[] = []) =>
  worker?.postMessage(message, ports);

/** Whether the person asked the browser to save data. */
const savesData = ({ navigator }: Window) =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Registers the service worker and follows its versions. Nothing reloads automatically. */
export function followWorker({ page, register, isHeld, onChange }: UpdateSources): FollowedWorker {
  const { document, localStorage: storage, location, navigator, performance } = page;
  const workers = navigator.serviceWorker;
  const ended = new AbortController();
  const { signal } = ended;
  let state: UpdateState = { reason: null, isReloading: false };
  let isControlled = workers.controller !== null;
  let current: ServiceWorkerRegistration | undefined;

  const change = (next: Partial<UpdateState>) => {
    if (signal.aborted) return;
    state = { ...state, ...next };
    onChange(state);
  };
  const announceUpdate = () => change({ reason: 'update', isReloading: false });
  // The person may have begun to write since the click.
  const reloadPage = () => (isHeld() ? announceUpdate() : location.reload());

  workers.addEventListener(
    'controllerchange',
    () => {
      if (state.isReloading) reloadPage();
      // Another tab has taken the update; this one still shows the old version.
      else if (isControlled) announceUpdate();
      isControlled = true;
    },
    { signal },
  );

  const followInstallation = (worker: ServiceWorker | null, registration: ServiceWorkerRegistration) =>
    worker?.addEventListener(
      'statechange',
      () => {
        if (worker.state === 'installed' && registration.active) announceUpdate();
      },
      { signal },
    );

  const started = register(page).then((registration) => {
    if (!registration || signal.aborted) return undefined;
    current = registration;
    if (registration.waiting) announceUpdate();
    followInstallation(registration.installing, registration);
    const checkForUpdate = () => {
      if (!document.hidden) registration.update().catch(() => undefined);
    };
    registration.addEventListener(
      'updatefound',
      () => followInstallation(registration.installing, registration),
      { signal },
    );
    document.addEventListener('visibilitychange', checkForUpdate, { signal });
    page.addEventListener('online', checkForUpdate, { signal });
    const timer = page.setInterval(checkForUpdate, pause);
    signal.addEventListener('abort', () => page.clearInterval(timer));
    return registration;
  });
  started.catch((reason: unknown) => page.console.warn('school: the app does not work offline.', reason));

  const cacheFiles = async () => {
    if (savesData(page) || !(await started)) return;
    const { active } = await workers.ready;
    const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const { port1, port2 } = new page.MessageChannel();
    const answer = new Promise<unknown>((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(data), { once: true, signal });
    });
    port1.start();
    send(active, { type: 'CACHE_FILES', urls }, [port2]);
    const isCached = await answer;
    port1.close();
    if (isCached !== true || state.reason || storage.getItem(readyKey)) return;
    storage.setItem(readyKey, new Date().toISOString());
    change({ reason: 'offlineReady' });
  };

  return {
    reload() {
      change({ isReloading: true });
      const waiting = current?.waiting;
      if (!waiting) return reloadPage();
      send(waiting, { type: 'SKIP_WAITING' });
      page.setTimeout(reloadPage, longestWait);
      return undefined;
    },
    dismiss: () => change({ reason: null }),
    cacheFiles: () => cacheFiles().catch(() => undefined),
    stop: () => ended.abort(),
  };
}
