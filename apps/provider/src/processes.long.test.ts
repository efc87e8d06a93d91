import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, listenAt } from './testing/listening.ts';
import { databases } from './testing/openSchool.ts';
import { type Proxy, startProxy } from './testing/proxy.ts';
import { rounds } from './testing/rounds.ts';
import { type ApiClient, connectClient } from './testing/apiClient.ts';
import { freePort, type StartedProvider, startProvider } from './testing/startProvider.ts';
import { type Choices, newPost } from './testing/writing.ts';

const folder = mkdtempSync(join(tmpdir(), 'provider-processes-'));
const { owner, template } = databases[1]!;
const toUrl = (database: string) =>
  `postgres://${owner.user}:${owner.password as string}@${owner.host}:${owner.port}/${database}`;

async function createDatabase(name: string, like = ''): Promise<void> {
  const client = new Client({ ...owner, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${name} ${like && `template ${like}`}`).finally(() => client.end());
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('two processes that start at once on an empty server both start, and one of them creates the tables', async () => {
  await createDatabase('at_once');
  const env = { DATABASE_URL: toUrl('at_once'), DATA_DIR: join(folder, 'at-once') };
  const ports = await Promise.all([freePort(), freePort()]);
  const both = ports.map((port) => startProvider({ ...env, PORT: String(port) }));
  await Promise.all(both.map(({ ready }) => ready()));
  const makers = both.filter(({ output }) => output().includes('Database brought up to date: 0001'));
  expect(makers).toHaveLength(1);
  for (const { child } of both) child.kill('SIGTERM');
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
  expect(both.map(({ errors }) => errors()).join('')).toBe('');
}, 120_000);

describe('two processes behind nginx', () => {
  const providers: StartedProvider[] = [];
  const listeners: Listening[] = [];
  let ports: [number, number];
  let proxy: Proxy;
  let writer: ApiClient;
  let conversation: string;

  const start = async (at: number) => {
    const env = { DATABASE_URL: toUrl('proxied'), DATA_DIR: join(folder, 'proxied'), TRUSTED_PROXIES: '1' };
    providers[at] = startProvider({ ...env, PORT: String(ports[at]), HOST: '127.0.0.1' });
    await providers[at].ready();
  };

  beforeAll(async () => {
    await createDatabase('proxied', template);
    ports = [await freePort(), await freePort()];
    await start(0);
    await start(1);
    proxy = await startProxy(ports);
    writer = await connectClient(proxy.origin);
    const readers = await Promise.all(
      ['direccion', 'docente', 'inspectoria'].map((role) => connectClient(proxy.origin, role)),
    );
    const members = await Promise.all(readers.map(({ request }) => request('GET', '/api/v1/user')));
    const member_ids = members.map(({ data }) => (data as { data: { id: string } }).data.id);
    const group = { kind: 'group', name: 'Equipo', member_ids };
    const created = await writer.request('POST', '/api/v1/conversations', group);
    conversation = (created.data as { data: { id: string } }).data.id;
    for (const { token } of [...readers, ...readers]) listeners.push(await listenAt(proxy.origin, token));
  }, 90_000);
  afterAll(async () => {
    await Promise.all(listeners.map(({ stop }) => stop()));
    for (const { child } of providers) child.kill('SIGTERM');
    await Promise.all(providers.map(({ ended }) => ended));
    await proxy.stop();
  });

  /** The results of writing: acknowledged writes, and all other answers. */
  interface Written {
    messages: string[];
    posts: string[];
    troubles: string[];
  }

  /** Retries one write with the same key until it is acknowledged, as the app does. */
  async function acknowledged(path: string, body: object, troubles: string[]): Promise<void> {
    const key = { 'idempotency-key': randomUUID() };
    for (;;) {
      const answer = await writer.request('POST', path, body, key).catch((error: unknown) => {
        troubles.push(String(error));
      });
      if (answer?.status === 201 || answer?.status === 200) return;
      if (answer) troubles.push(`${answer.status}`);
      if (answer && answer.status < 500) throw new Error(`unexpected ${answer.status}`);
    }
  }

  /** Runs four writers during the work. */
  async function writeDuring(work: () => Promise<void>): Promise<Written> {
    const written: Written = { messages: [], posts: [], troubles: [] };
    let ended = false;
    const write = async (name: string) => {
      for (let at = 0; !ended; at += 1) {
        const text = `${name}-${at}`;
        const message = { client_id: randomUUID(), body: text };
        await acknowledged(`/api/v1/conversations/${conversation}/messages`, message, written.troubles);
        written.messages.push(text);
        await acknowledged('/api/v1/posts', { title: text, status: 'draft' }, written.troubles);
        written.posts.push(text);
      }
    };
    const round = randomUUID().slice(0, 8);
    const writing = ['a', 'b', 'c', 'd'].map((name) => write(`${round}-${name}`));
    try {
      await work();
    } finally {
      ended = true;
      await Promise.all(writing);
    }
    return written;
  }

  /** Queries the tables of Los Aromos as their owner. */
  async function inTables<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ ...owner, database: 'proxied' });
    await client.connect();
    await client.query(`select set_config('app.college_id',
      (select college_id::text from college_domains where domain = 'localhost'), false)`);
    return work(client).finally(() => client.end());
  }

  const stored = () =>
    inTables(async (client) => {
      const posts = await client.query<{ title: string }>('select title from posts order by created_at');
      const messages = await client.query<{ seq: number; body: string }>(
        'select seq::int, body from messages where conversation_id = $1 order by seq',
        [conversation],
      );
      return { posts: posts.rows.map(({ title }) => title), messages: messages.rows };
    });

  /** Expects nothing lost, repeated or out of order: in the tables, and on each screen that listened all the time. */
  async function expectExactlyOnce({ messages, posts }: Written): Promise<void> {
    const storedTexts = await stored();
    const sorted = (list: string[]) => [...list].sort();
    const round = posts[0]!.slice(0, 8);
    expect(sorted(storedTexts.posts.filter((title) => title.startsWith(round)))).toEqual(sorted(posts));
    const ours = storedTexts.messages.filter(({ body }) => body.startsWith(round));
    expect(sorted(ours.map(({ body }) => body))).toEqual(sorted(messages));
    const messageSeqs = ({ events }: Listening) =>
      events.flatMap((event) =>
        event.kind === 'message.created' && event.data.message.body?.startsWith(round)
          ? [event.data.message.seq]
          : [],
      );
    for (const listener of listeners) {
      await expect.poll(() => messageSeqs(listener).length).toBeGreaterThanOrEqual(ours.length);
      expect(messageSeqs(listener)).toEqual(ours.map(({ seq }) => seq));
    }
  }

  const enough = (count: number) =>
    new Promise<void>((resolve) => {
      const from = listeners[0]!.events.length;
      const check = () =>
        listeners[0]!.events.length >= from + count ? resolve() : void setTimeout(check, 10);
      check();
    });

  test('announce scheduled posts once when both find them due', async () => {
    const answer = await writer.request('GET', '/api/v1/post-categories');
    const { data: categories } = answer.data as { data: Choices['categories'] };
    const scheduled = async () => {
      const published_at = new Date(Date.now() + 3600_000).toISOString();
      const body = newPost({ categories }, { published_at });
      const { status, data } = await writer.request('POST', '/api/v1/posts', body);
      expect(status).toBe(201);
      return (data as { data: { id: string } }).data.id;
    };
    const changes = ({ events }: Listening) =>
      events.filter((event) => event.kind === 'records.changed' && event.data.record === 'post').length;
    const makeDue = (ids: string[]) =>
      inTables((client) =>
        client.query('update posts set published_at = $1 where id = any($2)', [
          new Date(Date.now() - 1000),
          ids,
        ]),
      );
    /** Waits until every listener has received what was announced so far. */
    const settle = async () => {
      const body = randomUUID();
      const path = `/api/v1/conversations/${conversation}/messages`;
      await writer.request('POST', path, { client_id: randomUUID(), body });
      for (const { events } of listeners)
        await expect
          .poll(() =>
            events.some((event) => event.kind === 'message.created' && event.data.message.body === body),
          )
          .toBe(true);
    };
    const pending = () =>
      inTables(async (client) => {
        const { rows } = await client.query('select 1 from posts where publication_pending');
        return rows.length;
      });
    // The samples have scheduled posts, too.
    await inTables((client) => client.query('update posts set publication_pending = false'));
    await settle();
    const before = listeners.map(changes);
    await makeDue(await Promise.all(Array.from({ length: 15 }, scheduled)));
    await expect.poll(pending).toBe(0);
    await settle();
    // Each was announced when it was written, and when it was published.
    expect(listeners.map((listener, at) => changes(listener) - before[at]!)).toEqual(listeners.map(() => 30));
  }, 120_000);

  test(
    'lose nothing when one of them is killed',
    async () => {
      const kills = rounds(1, 20);
      const written = await writeDuring(async () => {
        for (let kill = 0; kill < kills; kill += 1) {
          const at = kill % 2;
          await enough(20);
          providers[at]!.child.kill('SIGKILL');
          await providers[at]!.ended;
          await enough(20);
          await start(at);
        }
        await enough(20);
      });
      expect(written.messages.length).toBeGreaterThan(40 * kills);
      await expectExactlyOnce(written);
      expect(listeners.some(({ connections }) => connections() > 1)).toBe(true);
    },
    rounds(300_000, 900_000),
  );

  test(
    'restart one after the other without a visible interruption',
    async () => {
      const written = await writeDuring(async () => {
        for (let restart = 0; restart < rounds(2, 20); restart += 1) {
          const at = restart % 2;
          await enough(10);
          providers[at]!.child.kill('SIGTERM');
          expect(await providers[at]!.ended).toBe(0);
          await enough(10);
          await start(at);
        }
        await enough(10);
      });
      expect(written.troubles).toEqual([]);
      await expectExactlyOnce(written);
    },
    rounds(300_000, 900_000),
  );
});
