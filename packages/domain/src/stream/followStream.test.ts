import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { StreamEvent } from '../generated/types.gen.ts';
import { eventReader } from './eventReader.ts';
import { followStream, type Following, type StreamSources } from './followStream.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const frame = (id: number, kind = 'college.updated') => `id: ${id}\nevent: ${kind}\ndata: {}\n\n`;
const begin = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
const replies =
  (text: string, end = true): Answer =>
  (_, response) => {
    begin(response).write(text);
    if (end) response.end();
  };
const rejects =
  (status: number, body: object, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that gives the answers in turn, the last one for ever, and what followed from it. */
async function following(answers: Answer[], more: Partial<StreamSources> = {}) {
  const lastEventIds: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    lastEventIds.push(request.headers['last-event-id'] as string | undefined);
    (answers.length > 1 ? answers.shift()! : answers[0]!)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const events: StreamEvent['kind'][] = [];
  const ids: string[] = [];
  const connections: boolean[] = [];
  const pauses: number[] = [];
  let check = () => undefined as void;
  const follow: Following = followStream({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    // The test uses the real network.
    // oxlint-disable-next-line eslint/no-restricted-globals
    fetch,
    token: () => 'a-token',
    random: () => 1,
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
      check();
    },
    onEvent: (event, id) => {
      events.push(event.kind);
      ids.push(id);
      check();
    },
    onConnection: (connected) => connections.push(connected),
    ...more,
  });
  closing.push(() => follow.stop());
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      check = () => {
        if (holds()) resolve();
      };
      check();
    });
  return { lastEventIds, events, ids, connections, pauses, follow, until };
}

describe('followStream', () => {
  test('reports every event once, and resumes after the last id when the connection is lost', async () => {
    const { lastEventIds, events, ids, connections, follow, until } = await following([
      replies(frame(4, 'ready') + frame(5) + frame(6)),
      replies(frame(7) + frame(7, 'ready') + 'id: 9\n\n'),
      replies(frame(9, 'ready') + frame(10), false),
    ]);
    await until(() => events.length === 7);
    expect(events).toEqual([
      'ready',
      'college.updated',
      'college.updated',
      'college.updated',
      'ready',
      'ready',
      'college.updated',
    ]);
    expect(ids).toEqual(['4', '5', '6', '7', '7', '9', '10']);
    expect(lastEventIds).toEqual([undefined, '6', '9']);
    expect(connections).toEqual([true, false, true, false, true]);
    follow.stop();
    await follow.ended;
    expect(follow.lastEventId()).toBe('10');
  });

  test('resumes at the given last event id', async () => {
    const { lastEventIds, events, until } = await following([replies(frame(41, 'ready'), false)], {
      lastEventId: '41',
    });
    await until(() => events.length === 1);
    expect(lastEventIds).toEqual(['41']);
  });

  test('delivers an event that was cut off after the reconnection', async () => {
    const cut: Answer = (_, response) => {
      begin(response).write(frame(2, 'ready') + 'id: 3\nevent: college.upd');
      setImmediate(() => response.destroy());
    };
    const { lastEventIds, events, until } = await following([
      cut,
      replies(frame(3) + frame(3, 'ready'), false),
    ]);
    await until(() => events.length === 3);
    expect(lastEventIds[1]).toBe('2');
    expect(events).toEqual(['ready', 'college.updated', 'ready']);
  });

  test('backs off up to 30 s with jitter, and resets after success', async () => {
    const failing = Array.from({ length: 7 }, () => rejects(503, { message: 'busy' }));
    const { events, pauses, until } = await following([
      ...failing,
      replies(frame(1, 'ready')),
      replies('', false),
    ]);
    await until(() => events.length === 1 && pauses.length === 8);
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 1000]);
    const early = await following([rejects(503, {})], { random: () => 0 });
    await early.until(() => early.pauses.length > 1);
    expect(early.pauses.slice(0, 2)).toEqual([500, 1000]);
  });

  test('waits as long as Retry-After says', async () => {
    const { pauses, until } = await following([
      rejects(429, { message: 'Too many attempts.' }, { 'retry-after': '30' }),
      replies('', false),
    ]);
    await until(() => pauses.length === 1);
    expect(pauses).toEqual([30_000]);
  });

  test('reconnects when no heartbeat arrives', async () => {
    const { lastEventIds, events, until } = await following([replies(frame(8, 'ready'), false)], {
      timeout: 30,
    });
    // On a busy machine a connection may time out before it opens.
    await until(() => lastEventIds.includes('8'));
    expect(events[0]).toBe('ready');
    expect(new Set(lastEventIds)).toEqual(new Set([undefined, '8']));
  });

  test('ends and calls onUnauthenticated on an unknown token', async () => {
    let calls = 0;
    const { lastEventIds, follow } = await following([rejects(401, { message: 'Unauthenticated.' })], {
      onUnauthenticated: () => (calls += 1),
    });
    await follow.ended;
    expect([lastEventIds.length, calls]).toEqual([1, 1]);
  });

  test('retries after a proxy’s 401 and after responses that are no stream', async () => {
    const { events, until } = await following([
      rejects(401, { message: 'Proxy password' }),
      (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Wi-Fi</p>'),
      replies('data: {torn\n\n'),
      replies(frame(1, 'ready'), false),
    ]);
    await until(() => events.length === 1);
    expect(events).toEqual(['ready']);
  });

  test('sends no request without a token or after it was stopped', async () => {
    const signedOut = await following([replies('')], { token: () => null });
    await signedOut.follow.ended;
    expect(signedOut.lastEventIds).toEqual([]);
    const { events, follow, until } = await following([replies(frame(1, 'ready'), false)]);
    await until(() => events.length === 1);
    follow.stop();
    await follow.ended;
    expect(events).toEqual(['ready']);
  });
});

test('parses the same events for any split of the bytes', () => {
  const text =
    '\uFEFFretry: 2000\n\n: hello\r\nid: 1\r\nevent: ready\r\ndata: {}\r\n\r\n' +
    'id:2\nevent:message.created\ndata: {"message":\ndata: "ñandú 🦤"}\n\nid: 9\n\n:\n\n';
  const bytes = new TextEncoder().encode(text);
  fc.assert(
    fc.property(fc.array(fc.nat(bytes.length), { maxLength: 12 }), (cuts) => {
      const reader = eventReader();
      const places = [0, ...cuts.sort((a, b) => a - b), bytes.length];
      const events = places.slice(1).flatMap((end, at) => reader.read(bytes.slice(places[at], end)));
      expect(events).toEqual([
        { id: '1', event: { kind: 'ready', data: {} } },
        { id: '2', event: { kind: 'message.created', data: { message: 'ñandú 🦤' } } },
      ]);
      expect(reader.lastId()).toBe('9');
    }),
  );
});
