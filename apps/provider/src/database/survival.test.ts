import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type StartedProvider, startProvider } from '../testing/startProvider.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'provider-kill-'));
const postmasterFile = join(dataDir, 'postgres', 'postmaster.pid');
let port: number;
let provider: StartedProvider;

const start = async () => {
  provider = startProvider({ DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1' }, '--demo');
  await provider.ready();
};
const postgresPid = () => Number(readFileSync(postmasterFile, 'utf8').split('\n')[0]);

beforeAll(async () => {
  port = await freePort();
  await start();
});
afterAll(async () => {
  provider.child.kill('SIGTERM');
  await provider.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

async function api(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(`http://localhost:${port}${path}`, {
    method,
    ...sent,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return {
    status: answer.status,
    data: (await answer.json()) as { token?: string; data?: { title: string }[] },
  };
}

async function signIn(): Promise<Record<string, string>> {
  const { data } = await api('POST', '/api/login-mobile', {
    email: 'administrador@aromos.example',
    password: 'aromos-2026',
  });
  return { authorization: `Bearer ${data.token ?? ''}` };
}

/** Writes drafts until the provider is gone; which titles were acknowledged, and which were sent at all. */
async function writeUntilGone(
  headers: Record<string, string>,
  round: string,
  acknowledged: string[],
): Promise<void> {
  for (let number = 0; ; number += 1) {
    const title = `${round}-${number}`;
    try {
      const key = { 'idempotency-key': randomUUID() };
      const { status } = await api(
        'POST',
        '/api/v1/posts',
        { title, status: 'draft' },
        { ...headers, ...key },
      );
      if (status === 201) acknowledged.push(title);
      else if (status < 500) throw new Error(`unexpected ${status}`);
      else return;
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

async function storedTitles(headers: Record<string, string>): Promise<string[]> {
  const titles: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await api(
      'GET',
      `/api/v1/posts?per_page=100&page=${page}&filter[status]=draft`,
      undefined,
      headers,
    );
    const rows = data.data ?? [];
    titles.push(...rows.map(({ title }) => title));
    if (rows.length < 100) return titles;
  }
}

test('what was acknowledged is there once, whoever is killed while others write', async () => {
  const acknowledged: string[] = [];
  const victims = [
    ['both', () => [provider.child.pid!, postgresPid()]],
    ['provider', () => [provider.child.pid!]],
    ['both', () => [postgresPid(), provider.child.pid!]],
  ] as const;
  for (const [index, [name, pids]] of victims.entries()) {
    const headers = await signIn();
    const known = acknowledged.length;
    const writers = [0, 1, 2].map((writer) =>
      writeUntilGone(headers, `${name}-${index}-${writer}`, acknowledged),
    );
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(known + 20);
    for (const pid of pids()) process.kill(pid, 'SIGKILL');
    await Promise.all(writers);
    await provider.ended;
    await start();
  }
  const stored = await storedTitles(await signIn());
  const ours = stored.filter((title) => /^(?:both|provider)-/.test(title));
  expect(acknowledged.filter((title) => !ours.includes(title))).toEqual([]);
  expect(ours.filter((title, index) => ours.indexOf(title) !== index)).toEqual([]);
}, 90_000);

test('a database that dies alone is started again, without the provider ending', async () => {
  const headers = await signIn();
  const before = postgresPid();
  process.kill(before, 'SIGKILL');
  const current = () => (existsSync(postmasterFile) ? postgresPid() : before);
  await expect.poll(current, { timeout: 30_000 }).not.toBe(before);
  await expect
    .poll(async () => (await api('GET', '/api/v1/user', undefined, headers)).status, { timeout: 30_000 })
    .toBe(200);
  expect(provider.child.exitCode).toBeNull();
}, 60_000);

test('a provider that ends in order takes its database with it', async () => {
  expect(existsSync(postmasterFile)).toBe(true);
  provider.child.kill('SIGTERM');
  expect(await provider.ended).toBe(0);
  expect(existsSync(postmasterFile)).toBe(false);
}, 30_000);
