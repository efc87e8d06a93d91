import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from './testing/openSchool.ts';
import { freePort, startProvider } from './testing/startProvider.ts';

const folder = mkdtempSync(join(tmpdir(), 'provider-main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const dataDir = (name: string) => join(folder, name);

const { owner } = databases[1]!;
const { host, port, user, password } = owner;
const toUrl = (database: string) => `postgres://${user}:${password as string}@${host}:${port}/${database}`;

async function atServer(statement: string): Promise<void> {
  const client = new Client({ ...owner, database: 'postgres' });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Returns the error message: one line, no stack, with a full stop. */
async function complaint(env: Record<string, string>): Promise<string> {
  const provider = startProvider({ DATA_DIR: dataDir('unused'), ...env });
  expect(await provider.ended).toBe(1);
  const lines = provider.errors().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/\.$/);
  return lines[0]!;
}

describe('start problems', () => {
  test('a missing database', async () => {
    const sentence = await complaint({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' });
    expect(sentence).toMatch(/^The database at 127\.0\.0\.1:1 cannot be reached/);
  });

  test('a folder that is not writable', async () => {
    const sentence = await complaint({ DATA_DIR: '/dev/null/data' });
    expect(sentence).toMatch(/^The data folder \/dev\/null\/data cannot be written/);
  });

  test('a data folder of another PostgreSQL', async () => {
    const data = dataDir('other-major');
    mkdirSync(join(data, 'postgres'), { recursive: true });
    writeFileSync(join(data, 'postgres', 'PG_VERSION'), '9\n');
    expect(await complaint({ DATA_DIR: data })).toMatch(
      /was made by PostgreSQL 9, but this is PostgreSQL \d+/,
    );
  });

  test('a database user without the right to create roles', async () => {
    await atServer(`create role plain login password 'plain'`);
    await atServer('create database of_plain');
    await atServer('grant all on database of_plain to plain');
    const url = toUrl('of_plain').replace(`${user}:${password as string}`, 'plain:plain');
    const sentence = await complaint({ DATABASE_URL: url });
    expect(sentence).toMatch(
      /^The database could not be brought up to date.*permission denied for schema public/,
    );
  });
});

describe('a provider on a PostgreSQL server', () => {
  let busy: Server;
  let busyPort: number;
  beforeAll(async () => {
    await atServer('create database started');
    busy = createServer();
    await new Promise<void>((resolve) => void busy.listen(0, '127.0.0.1', resolve));
    busyPort = (busy.address() as { port: number }).port;
  });
  afterAll(() => void busy.close());

  test('starts, seeds once, stops in order, and starts again, also with idle connections', async () => {
    const free = await freePort();
    const env = { DATABASE_URL: toUrl('started'), DATA_DIR: dataDir('server'), PORT: String(free) };
    const first = startProvider(env, '--demo');
    await first.ready();
    expect(first.output()).toContain('Sample school added: Instituto Valle Norte');
    await expect.poll(() => first.output()).toContain('lectura@vallenorte.example');
    expect(first.output()).toContain(`http://puertoclaro.localhost:${free}`);
    const health = await fetch(`http://127.0.0.1:${free}/readyz`);
    expect(await health.json()).toEqual({ status: 'ready' });
    const idle = connect(free, '127.0.0.1');
    await once(idle, 'connect');
    const closed = once(idle, 'close');
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    await closed;
    expect(statSync(join(env.DATA_DIR, 'app.key')).mode & 0o077).toBe(0);
    const second = startProvider(env, '--demo');
    await second.ready();
    expect(second.output()).not.toContain('Sample school added');
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(first.errors() + second.errors()).toBe('');
  }, 120_000);

  test('reports a port that is in use', async () => {
    const env = {
      DATABASE_URL: toUrl('started'),
      DATA_DIR: dataDir('server'),
      PORT: String(busyPort),
      HOST: '127.0.0.1',
    };
    expect(await complaint(env)).toBe(
      `Port ${busyPort} is in use. Stop what uses it, or set PORT to another.`,
    );
  });
});
