import { demoPasswords } from '@school/domain/fixtures';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { openAsOwner } from '../database/open.ts';
import { copyFolder } from '../testing/copyFolder.ts';
import { databases } from '../testing/openSchool.ts';
import { mailboxUser, openImapServer } from '../testing/imapServer.ts';
import { openMailServer } from '../testing/mailServer.ts';
import { type ApiClient, connectClient } from '../testing/apiClient.ts';
import { freePort, startProgram, startProvider } from '../testing/startProvider.ts';

const folder = mkdtempSync(join(tmpdir(), 'provider-key-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { owner, template } = databases[1]!;

/** The samples in the setup of `npm start`, with the key beside the data; or on a server, with the key in the environment. */
async function readSettings(name: string): Promise<Record<string, string>> {
  if (name !== 'embedded') return settingsOnServer('rekeyed', `template ${template}`);
  const DATA_DIR = join(folder, name);
  mkdirSync(DATA_DIR);
  copyFolder(databases[0]!.cluster, join(DATA_DIR, 'postgres'));
  return { DATA_DIR };
}

async function settingsOnServer(name: string, like = ''): Promise<Record<string, string>> {
  const client = new Client({ ...owner, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${name} ${like}`).finally(() => client.end());
  const DATABASE_URL = `postgres://${owner.user}:${owner.password as string}@${owner.host}:${owner.port}/${name}`;
  return { DATA_DIR: join(folder, name), DATABASE_URL, APP_KEY: Buffer.alloc(32, 1).toString('base64') };
}

/** The keys of RFC 8291, appendix A. */
const subscription = {
  endpoint: 'https://push.example/x',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};
const login = { username: 'avisos', password: 'una frase larga' };

describe.each(['embedded', 'on a server'])('changing the key: %s', (name) => {
  test('re-encrypts everything, so that only the new key decrypts it', async () => {
    const env = await readSettings(name);
    const mailServer = await openMailServer({ user: { name: login.username, password: login.password } });
    const imapServer = await openImapServer();
    const start = async (change: Record<string, string> = {}) => {
      const port = await freePort();
      const settings = {
        ...env,
        ...change,
        PORT: String(port),
        HOST: '127.0.0.1',
        OUTBOUND_ALLOW: '127.0.0.1',
      };
      const provider = startProvider(settings);
      await provider.ready();
      const stop = async () => {
        provider.child.kill('SIGTERM');
        return provider.ended;
      };
      return { apiClient: await connectClient(`http://localhost:${port}`), stop };
    };
    const lastSteps = async ({ request }: ApiClient) => {
      const { data } = await request('POST', '/api/v1/integrations/smtp/test', { to: 'ana@correo.example' });
      return (data as { steps: { name: string; problem: string | null }[] }).steps.at(-1);
    };
    const change = async (file: string, settings = env) => {
      const program = startProgram('changeKey.ts', settings, file);
      const code = await program.ended;
      return { code, output: program.output().trim().split('\n').at(-1)!, errors: program.errors() };
    };

    const before = await start();
    const { port } = mailServer;
    const server = { host: '127.0.0.1', port, encryption: 'none', auth: 'login', ...login };
    const sender = {
      from_name: 'Colegio',
      from_address: 'avisos@aromos.example',
      current_password: demoPasswords.aromos,
    };
    const stored = await before.apiClient.request('PUT', '/api/v1/integrations/smtp', {
      ...server,
      ...sender,
      bounces: { host: '127.0.0.1', port: imapServer.port, encryption: 'none', ...mailboxUser },
    });
    expect(stored.status).toBe(200);
    const calendar = { url: 'https://calendario.aromos.example/dav/', ...login, enabled: false };
    expect((await before.apiClient.request('PUT', '/api/v1/integrations/calendar', calendar)).status).toBe(
      200,
    );
    const subscribed = await before.apiClient.request('PUT', '/api/v1/push/subscription', subscription);
    expect(subscribed.status).toBe(200);
    const file = join(folder, `${name}.key`);
    expect(await change(file)).toMatchObject({
      code: 1,
      errors: 'A provider works on this database; stop it first.\n',
    });
    expect(await before.stop()).toBe(0);

    const wrong = { ...env, APP_KEY: Buffer.alloc(32, 9).toString('base64') };
    const rejected = await change(file, wrong);
    expect([rejected.code, rejected.errors]).toEqual([
      1,
      'APP_KEY is not the key of this database; nothing was changed.\n',
    ]);
    const changed = await change(file);
    expect(changed).toMatchObject({ code: 0, errors: '' });
    expect(changed.output).toMatch(/^Re-encrypted: 3 passwords, 0 mails and 2 values for push messages\./);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const APP_KEY = readFileSync(file, 'utf8').trim();
    if (!env.APP_KEY) expect(readFileSync(join(env.DATA_DIR!, 'app.key'), 'utf8').trim()).toBe(APP_KEY);
    // A change that was interrupted before the key file was replaced can be repeated.
    expect((await change(file)).code).toBe(0);

    const after = await start(env.APP_KEY ? { APP_KEY } : {});
    expect(await lastSteps(after.apiClient)).toMatchObject({ name: 'bounces', problem: null });
    // Scheduled notifications of the sample school may become due meanwhile.
    const tested = mailServer.taken.filter(({ to }) => to.includes('ana@correo.example'));
    expect(tested).toHaveLength(1);
    const getPublicKey = ({ data }: { data: unknown }) =>
      (data as { data: { public_key: string } }).data.public_key;
    expect(getPublicKey(await after.apiClient.request('GET', '/api/v1/push'))).toBe(getPublicKey(subscribed));
    expect(await after.stop()).toBe(0);

    // Row-level security is forced again.
    const { client, close } = await openAsOwner({
      dataDir: env.DATA_DIR!,
      databaseUrl: env.DATABASE_URL,
      appKey: Buffer.from(APP_KEY, 'base64'),
      log: () => undefined,
    });
    const forced = await client.query(
      `select count(*)::int as count from pg_class where relname in ('smtp_settings', 'calendar_settings', 'email_jobs', 'push_subscriptions', 'idempotency_keys', 'bounce_mailboxes') and relforcerowsecurity`,
    );
    expect(forced.rows[0].count).toBe(6);
    await close();
    await mailServer.close();
    await imapServer.close();
  }, 300_000);
});

test('rejects a file that holds no key', async () => {
  const file = join(folder, 'no.key');
  writeFileSync(file, 'short\n');
  const program = startProgram('changeKey.ts', await settingsOnServer('key_kept'), file);
  expect(await program.ended).toBe(1);
  expect(program.errors()).toContain('must be at least 32 random bytes in base64');
});
