import { describe, expect, test } from 'vitest';
import { createTestClient, json, type Sent } from '../testing/network.ts';
import { NetworkError } from './errors.ts';
import { readFileName } from './fileName.ts';
import type { UploadProgress, XhrLike } from './http.ts';

const id = '01990000-0000-7a01-8000-000000000001';
const path = { id };
const file = (body: string | Uint8Array<ArrayBuffer>, type: string, more: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': type, ...more } });
const attached = { 'content-disposition': 'attachment; filename="a.pdf"' };

describe('a response that is not JSON', () => {
  test('returns a file as bytes with type and name', async () => {
    const bytes = new Uint8Array([0x25, 0x50, 0xff, 0x00]);
    const { client, sent } = createTestClient([file(bytes, 'application/pdf', attached)]);
    const answer = await client.call('downloadDocument', { path });
    if (answer.unexpected || answer.status !== 200) throw new Error('not done');
    expect(new Uint8Array(await answer.data.arrayBuffer())).toEqual(bytes);
    expect(answer.data.type).toBe('application/pdf');
    expect(readFileName(answer.headers)).toBe('a.pdf');
    expect(sent[0]?.headers.Accept).toBe('*/*, application/json');
  });

  test('returns a text as text', async () => {
    const card = 'BEGIN:VCARD\r\nEND:VCARD\r\n';
    const { client, sent } = createTestClient([file(card, 'text/vcard; charset=utf-8')]);
    expect(await client.call('getContactCard', { path })).toMatchObject({ status: 200, data: card });
    expect(sent[0]?.headers.Accept).toBe('text/vcard, application/json');
  });

  test('handles errors of a file as those of other calls', async () => {
    const { client } = createTestClient([
      json(403, { message: 'No.' }),
      json(422, { message: 'No.', errors: {} }),
    ]);
    await expect(client.call('downloadDocument', { path })).rejects.toMatchObject({ status: 403 });
    expect(await client.call('getContactCard', { path })).toMatchObject({ status: 422 });
  });

  test.each([
    ['downloadDocument', 'a page without Content-Disposition', file('<html>', 'text/html')],
    ['downloadDocument', 'an inline file', file('x', 'text/html', { 'content-disposition': 'inline' })],
    ['getContactCard', 'another type', file('<html>', 'text/html', attached)],
  ] as const)('marks as unexpected for %s: %s', async (operation, _, reply) => {
    const { client } = createTestClient([reply]);
    expect(await client.call(operation, { path })).toMatchObject({
      status: 200,
      unexpected: true,
      data: undefined,
    });
  });

  test('rejects with NetworkError when the connection breaks within the file', async () => {
    const broken = () => Promise.reject(new TypeError('terminated'));
    const headers = new Headers(attached);
    const { client } = createTestClient([{ status: 200, headers, text: broken, blob: broken }]);
    await expect(client.call('downloadDocument', { path })).rejects.toBeInstanceOf(NetworkError);
  });

  test.each([
    [`attachment; filename="Ano.pdf"; filename*=UTF-8''A%C3%B1o%20%231.pdf`, 'Año #1.pdf'],
    [`attachment; filename="a.pdf"; filename*=UTF-8''%E0%A4%A`, 'a.pdf'],
    ['attachment', null],
  ])('reads the file name from %s', (disposition, name) => {
    expect(readFileName(new Headers({ 'content-disposition': disposition }))).toBe(name);
  });
});

const upload = {
  title: 'Circular',
  category_id: id,
  audience: { scope: 'restricted' as const, course_ids: [id] },
  expires_at: undefined,
  file: new File(['Hola'], 'circular.txt', { type: 'text/plain' }),
};

test('sends records as JSON and files unchanged in a form', async () => {
  const { client, sent } = createTestClient([json(201, { data: {} })], { form: () => new FormData() });
  await client.call('createDocument', { body: upload });
  const form = sent[0]?.body as FormData;
  expect([...form.keys()]).toEqual(['title', 'category_id', 'audience', 'file']);
  expect(form.get('audience')).toBe(
    '{"scope":"restricted","course_ids":["01990000-0000-7a01-8000-000000000001"]}',
  );
  expect(form.get('file')).toMatchObject({ name: 'circular.txt', size: 4 });
});

/** An XMLHttpRequest in the hands of a test. */
class FakeXhr implements XhrLike {
  status = 0;
  responseText = '';
  responseURL = '';
  withCredentials = false;
  aborted = false;
  readonly sent: Partial<Sent> = { headers: {} };
  readonly #listeners: Record<string, (() => void)[]> = {};
  emitProgress: (event: { loaded: number; total: number; lengthComputable: boolean }) => void = () =>
    undefined;
  upload: XhrLike['upload'] = {
    addEventListener: (_, listener) => {
      this.emitProgress = listener;
    },
  };
  open(method: string, url: string) {
    Object.assign(this.sent, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.sent.headers![name] = value;
  }
  getResponseHeader = (name: string) => (name === 'content-type' ? 'application/json' : null);
  addEventListener(kind: string, listener: () => void) {
    (this.#listeners[kind] ??= []).push(listener);
  }
  started = Promise.withResolvers<void>();
  send(body: unknown) {
    this.sent.body = body;
    this.started.resolve();
  }
  abort() {
    this.aborted = true;
  }
  end(kind: 'load' | 'error', answer: { status: number; responseText: string; responseURL?: string }) {
    Object.assign(this, answer);
    for (const listener of [...(this.#listeners[kind] ?? []), ...(this.#listeners.loadend ?? [])]) listener();
  }
}

describe('upload with onUploadProgress', () => {
  const begin = async (options: { signal?: AbortSignal } = {}) => {
    const xhr = new FakeXhr();
    const { client, sent } = createTestClient([], { form: () => new FormData(), xhr: () => xhr });
    const reported: UploadProgress[] = [];
    const call = client.call('createDocument', {
      body: upload,
      idempotencyKey: 'made-once-long-ago',
      onUploadProgress: (progress) => reported.push(progress),
      ...options,
    });
    call.catch(() => undefined);
    await xhr.started.promise;
    return { xhr, call, reported, sent };
  };

  test('sends the same request through XMLHttpRequest', async () => {
    const { xhr, call, reported, sent } = await begin();
    xhr.emitProgress({ loaded: 2, total: 8, lengthComputable: true });
    xhr.emitProgress({ loaded: 8, total: 0, lengthComputable: false });
    xhr.end('load', { status: 201, responseText: '{"data":{"id":"x"}}' });
    expect(await call).toMatchObject({ status: 201, data: { data: { id: 'x' } } });
    expect(reported).toEqual([
      { sent: 2, total: 8 },
      { sent: 8, total: null },
    ]);
    expect(sent).toEqual([]);
    expect(xhr).toMatchObject({
      withCredentials: true,
      sent: {
        method: 'POST',
        url: '/api/v1/documents',
        headers: { Authorization: 'Bearer a-token', 'Idempotency-Key': 'made-once-long-ago' },
      },
    });
    expect(xhr.sent.body).toBeInstanceOf(FormData);
  });

  test('aborts with the reason of the signal', async () => {
    const stop = new AbortController();
    const { xhr, call } = await begin({ signal: stop.signal });
    stop.abort();
    expect(await call.catch((reason: unknown) => reason)).toBe(stop.signal.reason);
    expect(xhr.aborted).toBe(true);
  });

  test('rejects without a response or with an undocumented one', async () => {
    const offline = await begin();
    offline.xhr.end('error', { status: 0, responseText: '' });
    await expect(offline.call).rejects.toBeInstanceOf(NetworkError);
    const sentAway = await begin();
    const answer = {
      status: 200,
      responseText: '{"data":{}}',
      responseURL: 'https://portal.example/welcome',
    };
    sentAway.xhr.end('load', answer);
    expect(await sentAway.call).toMatchObject({ status: 0, unexpected: true });
  });

  test('C09: reports a file that was changed or deleted after it was chosen', async () => {
    const gone = () => Promise.reject(new DOMException('', 'NotReadableError'));
    const slice = () => Object.assign(new Blob(['']), { arrayBuffer: gone });
    const file = Object.assign(new File(['words'], 'Acta.pdf'), { slice });
    for (const [body, fileChanged] of [
      [{ ...upload, file }, true],
      [upload, false],
    ] as const) {
      const { client } = createTestClient([new TypeError('Failed to fetch')], { form: () => new FormData() });
      await expect(client.call('createDocument', { body })).rejects.toMatchObject({ fileChanged });
    }
  });

  test('uses fetch when no XMLHttpRequest is available', async () => {
    const { client } = createTestClient([json(201, { data: {} })], { form: () => new FormData() });
    const progress = () => expect.unreachable();
    expect(await client.call('createDocument', { body: upload, onUploadProgress: progress })).toMatchObject({
      status: 201,
    });
  });
});
