import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutbound } from '../security/outboundAddress.ts';
import { createEncryption } from '../security/encryption.ts';
import { usualDatabases, openSchool, type School } from '../testing/openSchool.ts';
import { newEvent } from '../testing/writing.ts';
import { startCalendarSync } from './calendarSync.ts';

const outboundAllow = ['127.0.0.1'];

/** A server that answers when the test calls `answer`. */
async function slowServer() {
  const requests: { method: string; body: string; answer: (status: number, etag?: string) => void }[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    requests.push({
      method: request.method!,
      body: Buffer.concat(chunks).toString(),
      answer: (status, etag) => response.writeHead(status, etag ? { etag } : {}).end(),
    });
  };
  const server: Server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/cal/`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { requests, url, close };
}

describe.each(usualDatabases)('a slow calendar server on $name', (database) => {
  let school: School;
  let token: string;
  let server: Awaited<ReturnType<typeof slowServer>>;
  beforeAll(async () => {
    [school, server] = await Promise.all([openSchool(database, { outboundAllow }), slowServer()]);
    token = await school.as('administrador');
    const body = { url: server.url, username: 'x', password: 'y', enabled: true };
    await school.call('updateCalendarSettings', { token, body });
  });
  afterAll(async () => {
    server.close();
    await school.close();
  });

  const create = async () => {
    const body = newEvent({ name: 'Uno', sync: { enabled: true } });
    return (await school.call('createEvent', { token, body })).data.data;
  };
  const getState = async (id: string) =>
    (await school.call('getEvent', { token, path: { id } })).data.data.sync.state;

  test('blocks neither requests nor changes of the same event, and the newest version wins', async () => {
    const before = server.requests.length;
    const { id } = await create();
    await expect.poll(() => server.requests.length).toBe(before + 1);
    const change = (version: number, name: string) =>
      school.call('updateEvent', {
        token,
        path: { id },
        body: newEvent({ name, sync: { enabled: true } }),
        headers: { 'if-match': `"${version}"` },
      });
    expect((await change(1, 'Dos')).status).toBe(200);
    expect((await change(2, 'Tres')).status).toBe(200);
    expect(await getState(id)).toBe('pending');
    server.requests[before]!.answer(201, '"a"');
    await expect.poll(() => server.requests.length).toBe(before + 2);
    expect(server.requests[before + 1]!.body).toContain('SUMMARY:Tres');
    server.requests[before + 1]!.answer(204, '"b"');
    await expect.poll(() => getState(id)).toBe('synced');
    expect(server.requests).toHaveLength(before + 2);
  });

  test('sends each event once with several workers, while the others continue with the next', async () => {
    const before = server.requests.length;
    const encryption = createEncryption(Buffer.alloc(32, 7));
    const others = Array.from({ length: 3 }, () =>
      startCalendarSync(
        school.db,
        () => school.clock.now,
        encryption,
        createOutbound(outboundAllow),
        () => undefined,
      ),
    );
    const events = await Promise.all([create(), create(), create()]);
    for (const worker of others) worker.wake();
    const answered = new Set<number>();
    await expect
      .poll(async () => {
        for (const [at, one] of server.requests.entries())
          if (at >= before && !answered.has(at)) {
            answered.add(at);
            one.answer(201, `"${at}"`);
          }
        return Promise.all(events.map(({ id }) => getState(id)));
      })
      .toEqual(['synced', 'synced', 'synced']);
    await Promise.all(others.map((worker) => worker.stop()));
    const puts = server.requests.slice(before).map(({ body }) => /UID:(\S+)/.exec(body)?.[1]);
    expect(puts.sort()).toEqual(events.map(({ id }) => id).sort());
  });

  test('continues with other events when the server rejects one', async () => {
    const before = server.requests.length;
    const first = await create();
    await expect.poll(() => server.requests.length).toBe(before + 1);
    const second = await create();
    server.requests[before]!.answer(507);
    await expect.poll(() => server.requests.length).toBe(before + 2);
    server.requests[before + 1]!.answer(201, '"x"');
    await expect.poll(() => getState(second.id)).toBe('synced');
    const { sync } = (await school.call('getEvent', { token, path: { id: first.id } })).data.data;
    expect(sync).toMatchObject({ state: 'failed', error: 'refused', detail: 'The server answered 507.' });
  });
});

test.each(usualDatabases)(
  'a stopping provider does not wait for a server that never answers',
  async (database) => {
    const server = await slowServer();
    const school = await openSchool(database, { outboundAllow });
    const token = await school.as('administrador');
    const body = { url: server.url, username: 'x', password: 'y', enabled: true };
    await school.call('updateCalendarSettings', { token, body });
    await school.call('createEvent', { token, body: newEvent({ sync: { enabled: true } }) });
    await expect.poll(() => server.requests.length).toBe(1);
    await school.app.close();
    const copies = await school.arrange((tx) => tx.selectFrom('event_sync_states').selectAll().execute());
    expect(copies).toMatchObject([{ lease: null, attempts: 0, error: null }]);
    expect(copies[0]!.next_attempt_at).not.toBeNull();
    await school.db.destroy();
    server.close();
  },
  15_000,
);
