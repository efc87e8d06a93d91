import { describe, expect, it } from 'vitest';
import { startPushWorker, type WorkerScope } from './pushWorker.ts';

const answers = {
  path: '/alert/secret',
  safe: 'Tu respuesta: Estoy a salvo',
  needs_help: 'Tu respuesta: Necesito ayuda',
  late: 'Ya terminó.',
  notSent: 'Tu respuesta no se envió.',
};
const actions = [
  { action: 'safe', title: 'Estoy a salvo' },
  { action: 'needs_help', title: 'Necesito ayuda' },
];
const alert = {
  title: 'Evacuar',
  body: 'Al patio norte.',
  navigate: 'https://aromos.example/notifications/1',
  tag: '1',
  lang: 'es',
  dir: 'ltr',
  actions,
  data: { answers },
};

type Options = Parameters<WorkerScope['registration']['showNotification']>[1];

/** Starts the worker in a browser with these windows, whose server answers with a status; 0 is no connection. */
function start({
  status = 204,
  windows = [],
  opens = true,
}: {
  status?: number;
  windows?: object[];
  opens?: boolean;
} = {}) {
  const listeners = new Map<string, (event: never) => void>();
  const shown: (Options & { title: string })[] = [];
  const opened: string[] = [];
  const sent: { path: string; method: string | undefined; accept: unknown; body: string }[] = [];
  const scope = {
    location: { origin: 'https://aromos.example' },
    registration: {
      showNotification: async (title: string, options: Options) => void shown.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => {
        if (!opens) throw new DOMException('No.', 'InvalidAccessError');
        opened.push(url);
      },
    },
    fetch: async (path: string, { method, headers, body }: RequestInit) => {
      const { accept } = headers as Record<string, string>;
      sent.push({ path, method, accept, body: String(body) });
      if (status === 0) throw new TypeError('Failed to fetch');
      return { ok: status < 300, status };
    },
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  startPushWorker(scope as unknown as WorkerScope, () => 1_700_000_000_000);
  const raise = async (type: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    listeners.get(type)!({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) } as never);
    await Promise.all(waits);
  };
  const push = (notification: object) => raise('push', { data: { json: () => ({ notification }) } });
  const click = (action = '') =>
    raise('notificationclick', { action, notification: { ...shown.at(-1), close: () => undefined } });
  return { push, click, raise, shown, opened, sent };
}

describe('a push message', () => {
  it('shows an alert with its two answers', async () => {
    const { push, shown } = start();
    await push(alert);
    expect(shown).toMatchObject([{ title: 'Evacuar', body: 'Al patio norte.', tag: '1', actions }]);
  });

  it.each([
    ['no data', { data: null }],
    ['text that is not JSON', { data: { json: () => JSON.parse('{') as unknown } }],
  ])('with %s shows the app’s name', async (_, event) => {
    const { raise, shown } = start();
    await raise('push', event);
    expect(shown).toMatchObject([{ title: 'School', data: { path: '/notifications' } }]);
  });
});

describe('a click on a notification', () => {
  it('opens its page in a new window, and an address of another origin as the list', async () => {
    const { push, click, opened } = start();
    await push(alert);
    await click();
    await push({ ...alert, navigate: 'https://evil.example/notifications/1' });
    await click();
    expect(opened).toEqual(['/notifications/1', '/notifications']);
  });

  it('opens its page in the focused window', async () => {
    const messages: unknown[] = [];
    const page = {
      focused: true,
      focus: async () => undefined,
      postMessage: (one: unknown) => messages.push(one),
    };
    const { push, click, opened } = start({ windows: [page] });
    await push(alert);
    await click();
    expect(messages).toEqual([{ kind: 'open', path: '/notifications/1' }]);
    expect(opened).toEqual([]);
  });
});

describe('an answer on a notification', () => {
  it.each(['safe', 'needs_help'] as const)('%s is sent without a page, and can be changed', async (state) => {
    const { push, click, shown, opened, sent } = start();
    await push(alert);
    await click(state);
    expect(sent).toEqual([
      {
        path: '/alert/secret',
        method: 'POST',
        accept: 'application/json',
        body: `state=${state}&seconds_ago=0`,
      },
    ]);
    expect(shown.at(-1)).toMatchObject({ title: 'Evacuar', body: answers[state], tag: '1', actions });
    expect(opened).toEqual([]);
    await click();
    expect(opened).toEqual(['/notifications/1']);
  });

  it.each([409, 410])('shows that the alert has ended after %i', async (status) => {
    const { push, click, shown, opened } = start({ status });
    await push(alert);
    await click('safe');
    expect(shown.at(-1)).toMatchObject({ body: answers.late, tag: '1' });
    expect(shown.at(-1)).not.toHaveProperty('actions');
    expect(opened).toEqual([]);
  });

  it.each([0, 404, 429, 503])('is passed to the alert page with its time after %i', async (status) => {
    const { push, click, shown, opened } = start({ status });
    await push(alert);
    await click('needs_help');
    expect(shown.at(-1)).toMatchObject({ body: answers.notSent, requireInteraction: true, actions });
    expect(opened).toEqual(['/alert/secret#state=needs_help&at=1700000000000&tag=1']);
  });

  it('can be repeated where the browser opens no page', async () => {
    const { push, click, shown, sent } = start({ status: 0, opens: false });
    await push(alert);
    await click('safe');
    expect(shown.at(-1)).toMatchObject({ body: answers.notSent, actions });
    await click('safe');
    expect(sent).toHaveLength(2);
  });

  it('is ignored on a notification that takes none', async () => {
    const { push, click, opened, sent } = start();
    await push({ ...alert, data: undefined });
    await click('safe');
    expect([opened, sent]).toEqual([['/notifications/1'], []]);
  });
});
