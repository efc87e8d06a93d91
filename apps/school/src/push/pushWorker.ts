/** What the service worker does with push messages and clicks; `serviceWorker.ts` starts it. */

/** The part of a service worker that this one uses; the app's DOM types lack it. */
export interface WorkerScope {
  location: { origin: string };
  registration: { showNotification(title: string, options: ShownOptions): Promise<void> };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  fetch(path: string, request: RequestInit): Promise<Pick<Response, 'ok' | 'status'>>;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}
interface WindowClient {
  focused: boolean;
  focus(): Promise<unknown>;
  postMessage(message: OpenMessage): void;
}
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends ExtendableEvent {
  data: { json(): unknown } | null;
}
interface ClickEvent extends ExtendableEvent {
  /** The button that was pressed; empty for the notification itself. */
  action: string;
  notification: Pick<Notification, 'title' | 'lang' | 'dir' | 'tag' | 'close'> & {
    data: ShownData;
    actions?: readonly ShownAction[];
  };
}

/** What the worker sends to a page. */
export interface OpenMessage {
  kind: 'open';
  /** Path with query. */
  path: string;
}

interface ShownAction {
  action: string;
  title: string;
}
interface ShownOptions extends NotificationOptions {
  actions?: readonly ShownAction[];
  renotify?: boolean;
}

/** How an alert is answered from its notification, with the texts of each result in the person's language. */
export interface AlertAnswers {
  /** The alert page, which stores answers too. */
  path: string;
  safe: string;
  needs_help: string;
  /** The alert has ended. */
  late: string;
  notSent: string;
}

/** What a shown notification refers to. */
interface ShownData {
  /** Path with query. */
  path: string;
  answers?: AlertAnswers | undefined;
}

interface Message extends Omit<ShownOptions, 'data'> {
  title: string;
  navigate?: string;
  data?: { answers?: AlertAnswers } | undefined;
}

const listPath = '/notifications';

/** Milliseconds; longer, and the browser no longer lets the worker open a page for the click. */
const longestWait = 4000;

/** Browsers require that every push message shows something, so an unreadable one shows the app's name. */
function readMessage({ data }: PushEvent): Message {
  try {
    const { notification } = data!.json() as { notification: Message };
    if (typeof notification.title === 'string') return notification;
  } catch {
    // Shown below.
  }
  return { title: 'School' };
}

/** Handles the push messages and clicks of a service worker. */
export function startPushWorker(scope: WorkerScope, clock: () => number = Date.now): void {
  /** Returns the path of an address of this origin. */
  const toPath = (address: unknown): string => {
    const url = new URL(typeof address === 'string' ? address : listPath, scope.location.origin);
    return url.origin === scope.location.origin ? `${url.pathname}${url.search}` : listPath;
  };

  /** Shows the page in a window of the app that is open, else in a new one. */
  const open = async (path: string) => {
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = windows.find(({ focused }) => focused) ?? windows[0];
    if (!page) {
      await scope.clients.openWindow(path);
      return;
    }
    page.postMessage({ kind: 'open', path });
    await page.focus();
  };

  /** Returns the status of the alert page's answer; 0 without a connection. */
  const send = async (path: string, state: string): Promise<number> => {
    try {
      const { status } = await scope.fetch(path, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({ state, seconds_ago: '0' }),
        signal: AbortSignal.timeout(longestWait),
      });
      return status;
    } catch {
      return 0;
    }
  };

  /** Sends an answer without a page, and shows the result instead of the alert. An answer that fails is passed to the alert page. */
  const answer = async (
    { title, lang, dir, tag, actions, data }: ClickEvent['notification'],
    answers: AlertAnswers,
    state: 'safe' | 'needs_help',
  ) => {
    const at = clock();
    const path = toPath(answers.path);
    const status = await send(path, state);
    const show = (body: string, change: ShownOptions = {}) =>
      scope.registration.showNotification(title, { lang, dir, tag, body, data, ...change });
    const again = actions ? { actions } : {};
    if (status >= 200 && status < 300) return show(answers[state], again);
    if (status === 409 || status === 410) return show(answers.late);
    await show(answers.notSent, { ...again, requireInteraction: true });
    return scope.clients.openWindow(`${path}#${new URLSearchParams({ state, at: String(at), tag })}`);
  };

  scope.addEventListener('push', (event) => {
    const { title, navigate, data, ...options } = readMessage(event);
    const shown: ShownData = { path: toPath(navigate), answers: data?.answers };
    event.waitUntil(scope.registration.showNotification(title, { ...options, data: shown }));
  });

  scope.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    const { path, answers } = notification.data;
    notification.close();
    const isAnswer = action === 'safe' || action === 'needs_help';
    const work = answers && isAnswer ? answer(notification, answers, action) : open(toPath(path));
    // A browser may not allow to open or focus a window; the notification and the open page show what happened anyway.
    event.waitUntil(work.catch(() => undefined));
  });
}
