import { demoPasswords } from '@school/domain/fixtures';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../vitest.database.ts';
import { copyFolder } from '../testing/copyFolder.ts';
import { multipart } from '../testing/multipart.ts';
import { databases } from '../testing/openSchool.ts';
import { rounds } from '../testing/rounds.ts';
import { connectClient, type ApiClient } from '../testing/apiClient.ts';
import { freePort, startProgram, type StartedProvider, startProvider } from '../testing/startProvider.ts';
import { pdf } from '../testing/writing.ts';
import { checkBackup } from './restoreBackup.ts';

const folder = mkdtempSync(join(tmpdir(), 'provider-backup-'));
const archive = join(folder, 'school.tar');
const { owner } = databases[1]!;
const server = `postgres://${owner.user}:${owner.password as string}@${owner.host}:${owner.port}`;

async function queryAt<Row>(database: string, statement: string): Promise<Row[]> {
  const client = new Client({ ...owner, database });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows as Row[];
}

/** Runs a program until it exits. */
async function run(file: 'backup.ts' | 'restore.ts', env: Record<string, string>, ...args: string[]) {
  const program = startProgram(file, env, ...args);
  const code = await program.ended;
  return { code, output: program.output(), errors: program.errors() };
}

interface Listed {
  data: { id: string; title: string; file?: { sha256: string } }[];
  meta: { total: number };
}

async function everyOne(apiClient: ApiClient, path: string): Promise<Listed['data']> {
  const rows: Listed['data'] = [];
  for (let page = 1; ; page += 1) {
    const answer = await apiClient.request('GET', `${path}?per_page=100&page=${page}`);
    const { data, meta } = answer.data as Listed;
    rows.push(...data);
    if (rows.length >= meta.total) return rows;
  }
}

const draft = (title: string) => ({ title, status: 'draft' });

/** Uploads a document. @returns its id. */
async function upload(apiClient: ApiClient, title: string): Promise<string> {
  const { data: categories } = await apiClient.request('GET', '/api/v1/document-categories');
  const category_id = (categories as Listed).data[0]!.id;
  const form = multipart({ title, category_id, audience: '{"scope":"all"}', file: pdf(title) });
  const { status, data } = await apiClient.request('POST', '/api/v1/documents', form.body, form.headers);
  expect(status).toBe(201);
  return (data as { data: { id: string } }).data.id;
}

/** Returns the current position of the event stream. */
async function readStreamHead(origin: string, { token }: ApiClient): Promise<number> {
  const answer = await fetch(`${origin}/api/v1/stream`, {
    headers: { authorization: `Bearer ${token}` },
  });
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(piece, { stream: true });
    const match = /^id: (\d+)$/m.exec(text);
    if (match) return Number(match[1]);
  }
  throw new Error('The stream ended without an id.');
}

const sign = { username: 'colegio', password: 'una frase muy larga' };
const address = 'avisos@aromos.example';
const current_password = demoPasswords.aromos;
const sender = { from_name: 'Colegio Los Aromos', from_address: address, current_password };
/** Servers that do not exist; the test needs only their stored passwords. */
const integrations = {
  calendar: { url: 'https://calendario.aromos.example/dav/', ...sign, enabled: true },
  smtp: { host: 'smtp.aromos.example', port: 587, encryption: 'starttls', auth: 'login', ...sign, ...sender },
};

describe('backup during writes', { shuffle: false }, () => {
  const source = { DATA_DIR: join(folder, 'source') };
  const before: string[] = [];
  const running: StartedProvider[] = [];
  let key: { APP_KEY: string };
  let head: number;
  let fileNames: string[];

  const open = async (env: Record<string, string>) => {
    const port = await freePort();
    const provider = startProvider({ ...env, PORT: String(port), HOST: '127.0.0.1' });
    running.push(provider);
    await provider.ready();
    return { provider, origin: `http://localhost:${port}` };
  };

  test('is taken without blocking other requests', async () => {
    mkdirSync(source.DATA_DIR);
    const [{ cluster, files }] = databases as [TestDatabase];
    copyFolder(cluster, join(source.DATA_DIR, 'postgres'));
    copyFolder(files, join(source.DATA_DIR, 'files'));
    const { origin, provider } = await open(source);
    key = { APP_KEY: readFileSync(join(source.DATA_DIR, 'app.key'), 'utf8').trim() };
    const apiClient = await connectClient(origin);
    for (let at = 0; at < 30; at += 1) {
      const title = `before-${at}`;
      expect((await apiClient.request('POST', '/api/v1/posts', draft(title))).status).toBe(201);
      before.push(title);
    }
    fileNames = (await everyOne(apiClient, '/api/v1/documents')).map(({ id }) => id);
    expect(fileNames.length).toBeGreaterThan(10);
    head = await readStreamHead(origin, apiClient);
    for (const [name, settings] of Object.entries(integrations))
      expect((await apiClient.request('PUT', `/api/v1/integrations/${name}`, settings)).status).toBe(200);
    let ended = false;
    const write = async (work: (at: number) => Promise<unknown>) => {
      for (let at = 0; !ended; at += 1) await work(at);
    };
    const writers = [
      write((at) => apiClient.request('POST', '/api/v1/posts', draft(`during-${at}`))),
      write(async (at) => {
        const id = await upload(apiClient, `passing-${at}`);
        const { status } = await apiClient.request('DELETE', `/api/v1/documents/${id}`);
        expect(status).toBe(204);
      }),
    ];
    const { code, errors, output } = await run('backup.ts', source, archive);
    ended = true;
    await Promise.all(writers);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain(`Backup of 3 schools and `);
    provider.child.kill('SIGTERM');
    expect(await provider.ended).toBe(0);
  }, 300_000);
  afterAll(async () => {
    for (const { child } of running) child.kill('SIGTERM');
    await Promise.all(running.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  });

  /** Expects a restored school to be complete. */
  async function expectWhole(env: Record<string, string>, hasPasswords = true): Promise<void> {
    const { origin, provider } = await open(env);
    const apiClient = await connectClient(origin);
    const titles = (await everyOne(apiClient, '/api/v1/posts')).map(({ title }) => title);
    expect(before.filter((title) => !titles.includes(title))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
    const documents = await everyOne(apiClient, '/api/v1/documents');
    const ids = documents.map(({ id }) => id);
    expect(fileNames.filter((id) => !ids.includes(id))).toEqual([]);
    for (const { id, file } of documents) {
      const { status, bytes } = await apiClient.request('GET', `/api/v1/documents/${id}/download`);
      expect(status).toBe(200);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(file!.sha256);
    }
    for (const [name, settings] of Object.entries(integrations)) {
      const path = `/api/v1/integrations/${name}`;
      const stored = (await apiClient.request('GET', path)).data as { data: object };
      expect(stored.data).toMatchObject({ username: sign.username, has_password: hasPasswords });
      const tried = await apiClient.request(
        'POST',
        `${path}/test`,
        name === 'smtp' ? { to: address } : undefined,
      );
      expect(tried.status).toBe(200);
      const { password: _same, ...withoutPassword } = settings;
      expect((await apiClient.request('PUT', path, withoutPassword)).status).toBe(hasPasswords ? 200 : 422);
    }
    const now = await readStreamHead(origin, apiClient);
    expect(now).toBeGreaterThanOrEqual(head);
    await upload(apiClient, 'after');
    const { status } = await apiClient.request('POST', '/api/v1/posts', draft('after'));
    expect(status).toBe(201);
    expect(await readStreamHead(origin, apiClient)).toBeGreaterThanOrEqual(now);
    provider.child.kill('SIGTERM');
    expect(await provider.ended).toBe(0);
    expect(provider.errors()).toBe('');
  }

  test('is readable by its owner only, and no partial file remains', () => {
    expect(statSync(archive).mode & 0o077).toBe(0);
    expect(existsSync(`${archive}.part`)).toBe(false);
    expect(readFileSync(archive).includes(key.APP_KEY)).toBe(false);
  });

  test('restores the same schools in another folder: without the key, then instead of them with it', async () => {
    const target = { DATA_DIR: join(folder, 'target') };
    const rejected = await run('restore.ts', target, archive);
    expect(rejected.code).toBe(1);
    expect(rejected.errors).toMatch(/^The backup belongs to another key\. Set APP_KEY .*\.\n$/);
    const restored = await run('restore.ts', target, archive, '--new-key');
    expect([restored.code, restored.errors]).toEqual([0, '']);
    await expectWhole(target, false);
    const again = await run('restore.ts', { ...target, ...key }, archive);
    expect(again.errors).toBe('The database holds schools already; --replace gives them up.\n');
    expect(again.code).toBe(1);
    const replaced = await run('restore.ts', { ...target, ...key }, archive, '--replace');
    expect([replaced.code, replaced.errors]).toEqual([0, '']);
    await expectWhole({ ...target, ...key });
  }, 300_000);

  test(
    'moves to a PostgreSQL server after killed restores that leave nothing behind, and isolates the schools',
    async () => {
      await queryAt('postgres', 'create database moved');
      const target = { DATA_DIR: join(folder, 'moved'), DATABASE_URL: `${server}/moved`, ...key };
      const files = join(target.DATA_DIR, 'files');
      const stored = () => (existsSync(files) ? readdirSync(files, { recursive: true }).length : 0);
      for (let round = 0; round < rounds(1, 20); round += 1) {
        rmSync(files, { recursive: true, force: true });
        const program = startProgram('restore.ts', target, archive);
        await expect.poll(stored, { timeout: 30_000, interval: 5 }).toBeGreaterThan(round);
        program.child.kill('SIGKILL');
        expect(await program.ended).toBe(137);
        const tables = `select 1 from pg_class where relnamespace = 'public'::regnamespace`;
        await expect.poll(() => queryAt('moved', tables)).toEqual([]);
        const sessions = `select 1 from pg_stat_activity where datname = 'moved' and application_name = 'operator'`;
        await expect.poll(() => queryAt('postgres', sessions)).toEqual([]);
      }
      const { code, errors } = await run('restore.ts', target, archive);
      expect([code, errors]).toEqual([0, '']);
      await expectWhole(target);
      const open = await queryAt<{ relname: string }>(
        'moved',
        `select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
         and exists (select 1 from pg_attribute where attrelid = c.oid and attname = 'college_id')
         and not (relrowsecurity and relforcerowsecurity)`,
      );
      expect(open).toEqual([{ relname: 'college_domains' }]);
      const template = databases[1]!.template;
      const references = `select conrelid::regclass::text, pg_get_constraintdef(oid) as definition, convalidated
      from pg_constraint where contype = 'f' order by 1, 2`;
      expect(await queryAt('moved', references)).toEqual(await queryAt(template, references));
    },
    rounds(300_000, 900_000),
  );

  const damages: [name: string, change: (bytes: Buffer) => Buffer][] = [
    [
      'one byte of it changed',
      (bytes) => bytes.fill('B', bytes.indexOf('before-7'), bytes.indexOf('before-7') + 1),
    ],
    ['its end is missing', (bytes) => bytes.subarray(0, bytes.length >> 1)],
    ['it never was one', () => Buffer.from('hello')],
    ['something follows', (bytes) => Buffer.concat([bytes.subarray(0, -1024), bytes])],
  ];
  const damagedBy = (change: (bytes: Buffer) => Buffer): string => {
    const damaged = join(folder, 'damaged.tar');
    writeFileSync(damaged, change(readFileSync(archive)));
    return damaged;
  };
  const complaintOfDamage = /\S+damaged\.tar is no whole backup: .*\.$/;

  test.each(damages)('is rejected when %s', async (_name, change) => {
    const appKey = Buffer.from(key.APP_KEY, 'base64');
    await expect(checkBackup(damagedBy(change), { appKey })).rejects.toThrow(complaintOfDamage);
  });

  test('changes nothing when it is rejected', async () => {
    const target = { DATA_DIR: join(folder, 'untouched'), ...key };
    const { code, errors } = await run('restore.ts', target, damagedBy(damages[0]![1]));
    expect(code).toBe(1);
    expect(errors.trimEnd()).toMatch(complaintOfDamage);
    expect(['files', 'postgres'].filter((name) => existsSync(join(target.DATA_DIR, name)))).toEqual([]);
  });

  test('replaces no file, and reports invalid arguments in one sentence', async () => {
    const target = { DATA_DIR: join(folder, 'nothing') };
    const complaint = async (file: 'backup.ts' | 'restore.ts', ...args: string[]) => {
      const { code, errors } = await run(file, target, ...args);
      expect(code).toBe(1);
      return errors;
    };
    expect(await complaint('backup.ts', join(folder, 'new.tar'))).toMatch(/^There is no database in /);
    expect(await complaint('backup.ts')).toMatch(/^Usage: .*FILE/);
    expect(await complaint('restore.ts', 'a', 'b')).toMatch(/^Usage: .*FILE/);
    expect(await complaint('restore.ts', 'a', '--force')).toMatch(/^Usage: .*FILE/);
    const { errors } = await run('backup.ts', source, archive);
    expect(errors).toMatch(/exists already; a backup replaces no file\.\n$/);
  }, 300_000);
});
