import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartProblem } from './database/startProblem.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'provider-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test('serves this machine on the embedded database without settings', () => {
  const config = readConfig({ DATA_DIR }, []);
  expect(config).toMatchObject({
    port: 4000,
    host: 'localhost',
    databaseUrl: undefined,
    demo: false,
    trustedProxies: 0,
  });
});

test.each([
  [{}, { protocol: 'http', port: 4000 }],
  [{ PORT: '4142' }, { protocol: 'http', port: 4142 }],
  [{ TRUSTED_PROXIES: '1' }, { protocol: 'https', port: undefined }],
  [
    { TRUSTED_PROXIES: '1', PUBLIC_PORT: '8443' },
    { protocol: 'https', port: 8443 },
  ],
  [
    { TRUSTED_PROXIES: '1', PUBLIC_PROTOCOL: 'http' },
    { protocol: 'http', port: undefined },
  ],
] as [Record<string, string>, object][])('with %j the public address is %j', (env, expected) => {
  expect(readConfig({ DATA_DIR, ...env }, []).publicAddress).toEqual(expected);
});

test('creates the key once, readable by its owner only', () => {
  const { appKey } = readConfig({ DATA_DIR }, []);
  expect(appKey).toHaveLength(32);
  expect(readConfig({ DATA_DIR }, []).appKey.equals(appKey)).toBe(true);
  expect(statSync(join(DATA_DIR, 'app.key')).mode & 0o077).toBe(0);
  const given = Buffer.alloc(32, 9);
  expect(readConfig({ DATA_DIR, APP_KEY: given.toString('base64') }, []).appKey.equals(given)).toBe(true);
});

test.each([
  ['a port that is none', { PORT: 'http' }, /^PORT must be a whole number from 0 to 65535, not "http"\.$/],
  ['a folder that cannot be made', { DATA_DIR: '/proc/x' }, /^The data folder \/proc\/x cannot be written/],
  [
    'a folder below a file',
    { DATA_DIR: '/dev/null/x/y' },
    /^The data folder \/dev\/null\/x\/y cannot be written/,
  ],
  ['a port beyond the last', { PORT: '70000' }, /^PORT must be a whole number/],
  ['a key that is short', { APP_KEY: 'c2hvcnQ=' }, /^APP_KEY must be at least 32 random bytes/],
  [
    'a database address that is none',
    { DATABASE_URL: 'mysql://x' },
    /^DATABASE_URL must begin with postgres:/,
  ],
  ['a mail address that is none', { SMTP_URL: 'mail.example' }, /^SMTP_URL must begin with smtp:/],
  ['half a text message service', { SMS_URL: 'https://x' }, /^SMS_TOKEN must be set too/],
  [
    'a contact that is no address',
    { PUSH_CONTACT: 'mailto:x' },
    /^PUSH_CONTACT must be an email address, not "mailto:x"\.$/,
  ],
  ['half an S3 account', { S3_BUCKET: 'x' }, /^S3_ENDPOINT, S3_ACCESS_KEY_ID, .* must be set too/],
  [
    'an S3 address that is none',
    { S3_ENDPOINT: 'x', S3_BUCKET: 'x', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'x' },
    /^S3_ENDPOINT must begin with https:/,
  ],
  [
    'a number of proxies that is none',
    { TRUSTED_PROXIES: 'true' },
    /^TRUSTED_PROXIES must be a whole number/,
  ],
  [
    'a protocol that is none',
    { PUBLIC_PROTOCOL: 'ftp' },
    /^PUBLIC_PROTOCOL must be http or https, not "ftp"\.$/,
  ],
  ['a public port that is none', { PUBLIC_PORT: 'x' }, /^PUBLIC_PORT must be a whole number/],
  [
    'a network that is none',
    { OUTBOUND_ALLOW: '10.0.0.0/8, intranet' },
    /^OUTBOUND_ALLOW must list addresses or networks such as 10\.0\.0\.0\/8, not "intranet"\.$/,
  ],
] as [string, Record<string, string>, RegExp][])('rejects %s in one sentence', (_what, env, sentence) => {
  expect(() => readConfig({ DATA_DIR, ...env }, [])).toThrow(StartProblem);
  expect(() => readConfig({ DATA_DIR, ...env }, [])).toThrow(sentence);
});

test('rejects an unknown option', () => {
  expect(() => readConfig({ DATA_DIR }, ['--demonstration'])).toThrow(
    /^There is no option "--demonstration"/,
  );
});

test('scales the samples only together with --demo', () => {
  expect(readConfig({ DATA_DIR }, ['--demo'])).toMatchObject({ demo: true, scale: 1 });
  expect(readConfig({ DATA_DIR }, ['--scale', '50', '--demo'])).toMatchObject({ demo: true, scale: 50 });
  expect(() => readConfig({ DATA_DIR }, ['--scale', '50'])).toThrow(/^--scale N needs --demo\.$/);
  expect(() => readConfig({ DATA_DIR }, ['--demo', '--scale'])).toThrow(/^--scale needs a whole number/);
  expect(() => readConfig({ DATA_DIR }, ['--demo', '--scale', 'much'])).toThrow(/^--scale must be a whole/);
});
