import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeReason, StartProblem } from './database/startProblem.ts';
import type { PublicAddress } from './http/publicAddress.ts';
import { parseNetwork } from './security/outboundAddress.ts';
import type { SmsAccount } from './sms/smsService.ts';
import type { S3Account } from './storage/signature.ts';

/** The operator's settings; `docs/operating.md` explains each. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  postgresFolder: string | undefined;
  appKey: Buffer;
  /** The bucket of documents' files; undefined stores them in `dataDir`. */
  s3: S3Account | undefined;
  trustedProxies: number;
  /** The public address of schools. */
  publicAddress: PublicAddress;
  /** Private addresses and networks that schools' mail and calendar servers may use. */
  outboundAllow: string[];
  /** The e-mail address that push services may write to. */
  pushContact: string | undefined;
  /** The service for text messages; undefined sends none. */
  sms: SmsAccount | undefined;
  logLevel: string | undefined;
  metricsToken: string | undefined;
  /** Seeds the sample schools and prints their sign-ins. */
  demo: boolean;
  /** Factor by which the sample schools are enlarged. */
  scale: number;
}

const repository = fileURLToPath(new URL('../../../', import.meta.url));

function wholeNumber(name: string, text: string | undefined, fallback: number, most: number): number {
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new StartProblem(`${name} must be a whole number from 0 to ${most}, not "${text}".`);
}

function address(name: string, text: string | undefined, schemes: string[]): string | undefined {
  if (!text) return undefined;
  if (URL.canParse(text) && schemes.includes(new URL(text).protocol)) return text;
  throw new StartProblem(`${name} must begin with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`);
}

/** Behind a proxy the public protocol is https by default; without one clients connect to the provider directly. */
function publicAddressFrom(env: NodeJS.ProcessEnv, port: number, proxies: number): PublicAddress {
  const protocol = env.PUBLIC_PROTOCOL || (proxies > 0 ? 'https' : 'http');
  if (protocol !== 'http' && protocol !== 'https')
    throw new StartProblem(`PUBLIC_PROTOCOL must be http or https, not "${protocol}".`);
  const isOwn = proxies === 0 && protocol === 'http';
  const given = wholeNumber('PUBLIC_PORT', env.PUBLIC_PORT, isOwn ? port : 0, 65_535);
  return { protocol, port: given || undefined };
}

/** Returns a secret that is long enough not to be guessed. */
function secretFrom(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^[\w+/=-]{16,200}$/.test(text)) return text;
  throw new StartProblem(`${name} must have 16 to 200 letters, digits, - _ + / or =.`);
}

/** Requires both settings of the text message service or none. */
function smsFrom(env: NodeJS.ProcessEnv): SmsAccount | undefined {
  const url = address('SMS_URL', env.SMS_URL, ['https:', 'http:']);
  const token = secretFrom('SMS_TOKEN', env.SMS_TOKEN);
  if (url && token) return { url, token };
  if (url || token)
    throw new StartProblem(`${url ? 'SMS_TOKEN' : 'SMS_URL'} must be set too, to send text messages.`);
  return undefined;
}

function contactFrom(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^[^\s@:]+@[^\s@:]+\.[^\s@:]+$/.test(text)) return text;
  throw new StartProblem(`${name} must be an email address, not "${text}".`);
}

function networks(name: string, text: string | undefined): string[] {
  const list = (text ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = list.find((one) => !parseNetwork(one));
  if (wrong === undefined) return list;
  throw new StartProblem(`${name} must list addresses or networks such as 10.0.0.0/8, not "${wrong}".`);
}

/** Creates one level after the other: Node's recursive mkdir never returns in file systems like `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Creates the folder and checks that it is writable. @throws StartProblem when it is not. */
function usableFolder(folder: string): string {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartProblem(
      `The data folder ${folder} cannot be written (${describeReason(error)}). Set DATA_DIR to another.`,
    );
  }
  return folder;
}

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Requires all S3 settings or none: with some of them, files would end up in the wrong storage. */
function s3From(env: NodeJS.ProcessEnv): S3Account | undefined {
  const missing = s3Names.filter((name) => !env[name]);
  if (missing.length === s3Names.length) return undefined;
  if (missing.length > 0)
    throw new StartProblem(`${missing.join(', ')} must be set too, to keep files in S3.`);
  const [endpoint, bucket, accessKeyId, secretAccessKey] = s3Names.map((name) => env[name]!);
  return {
    endpoint: address('S3_ENDPOINT', endpoint, ['https:', 'http:'])!,
    bucket: bucket!,
    region: env.S3_REGION || 'us-east-1',
    accessKeyId: accessKeyId!,
    secretAccessKey: secretAccessKey!,
  };
}

function keyFrom(name: string, text: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length >= 32) return key;
  throw new StartProblem(
    `${name} must be at least 32 random bytes in base64 (make one with: openssl rand -base64 32).`,
  );
}

/**
 * Returns the key in a file, which is created if missing; the key decrypts everything that is encrypted at rest.
 * @throws StartProblem when the file holds something else, or cannot be created.
 */
export function keyIn(file: string): Buffer {
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new StartProblem(`The key ${file} cannot be written (${describeReason(error)}).`);
  }
  return keyFrom(file, readFileSync(file, 'utf8').trim());
}

function optionsFrom(args: readonly string[]): Pick<Config, 'demo' | 'scale'> {
  const at = args.indexOf('--scale');
  const rest = at < 0 ? args : args.toSpliced(at, 2);
  const unknown = rest.find((argument) => argument !== '--demo');
  if (unknown)
    throw new StartProblem(`There is no option "${unknown}"; there are --demo and, with it, --scale N.`);
  if (at >= 0 && !rest.includes('--demo')) throw new StartProblem('--scale N needs --demo.');
  const scale = at < 0 ? 1 : wholeNumber('--scale', args[at + 1] || '0', 1, 100_000);
  if (scale === 0) throw new StartProblem('--scale needs a whole number of at least 1.');
  return { demo: rest.includes('--demo'), scale };
}

/** Reads the configuration. @throws StartProblem with a one-sentence message for an invalid value. */
export function readConfig(env: NodeJS.ProcessEnv, args: readonly string[]): Config {
  const { demo, scale } = optionsFrom(args);
  const port = wholeNumber('PORT', env.PORT, 4000, 65_535);
  const trustedProxies = wholeNumber('TRUSTED_PROXIES', env.TRUSTED_PROXIES, 0, 10);
  const databaseUrl = address('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']);
  const smtpUrl = address('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:']);
  const dataDir = usableFolder(resolve(env.DATA_DIR || join(repository, '.data')));
  return {
    port,
    host: env.HOST || 'localhost',
    dataDir,
    databaseUrl,
    smtpUrl,
    postgresFolder: env.PG_BIN || undefined,
    appKey: env.APP_KEY ? keyFrom('APP_KEY', env.APP_KEY) : keyIn(join(dataDir, 'app.key')),
    trustedProxies,
    publicAddress: publicAddressFrom(env, port, trustedProxies),
    outboundAllow: networks('OUTBOUND_ALLOW', env.OUTBOUND_ALLOW),
    pushContact: contactFrom('PUSH_CONTACT', env.PUSH_CONTACT),
    sms: smsFrom(env),
    logLevel: env.LOG_LEVEL || undefined,
    metricsToken: secretFrom('METRICS_TOKEN', env.METRICS_TOKEN),
    s3: s3From(env),
    demo,
    scale,
  };
}
