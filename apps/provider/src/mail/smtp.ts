import { connect, isIP, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import type { SmtpAuth, SmtpEncryption } from '@school/domain';
import { createTransport } from 'nodemailer';
import type { Outbound, ResolvedAddress } from '../security/outboundAddress.ts';
import type { Mail } from './outbox.ts';
import type { Mailer } from './transport.ts';
import { closed, message } from './message.ts';
import { toSmtpFailure, SmtpFailure, type SmtpStep } from './smtpFailure.ts';

/** A mail server, and the account on it. */
export interface SmtpAccount {
  host: string;
  port: number;
  encryption: SmtpEncryption;
  auth: SmtpAuth;
  username: string;
  password: string;
}

/** Timeouts in milliseconds: for each phase, and `whole` for the entire delivery, also when the server sends slowly. */
export interface SmtpTimeouts {
  connection: number;
  greeting: number;
  silence: number;
  whole: number;
}

export const defaultTimeouts: SmtpTimeouts = {
  connection: 8000,
  greeting: 8000,
  silence: 15_000,
  whole: 45_000,
};

/** The connection options of a delivery. */
export interface SmtpLine {
  outbound: Outbound;
  account: SmtpAccount;
  /** Aborts a running delivery. */
  signal?: AbortSignal;
  timeouts?: SmtpTimeouts;
  /** Called after each completed step. */
  passed?: (step: SmtpStep) => void;
}

const stepOfVerb: Record<string, SmtpStep> = {
  STARTTLS: 'secure',
  AUTH: 'sign_in',
  MAIL: 'sender',
  RCPT: 'recipient',
  DATA: 'send',
};

/** Tracks the current step of a delivery. */
function progress(onPassed: (step: SmtpStep) => void) {
  let current: SmtpStep = 'resolve';
  return {
    now: () => current,
    on: (step: SmtpStep) => {
      if (step !== current) onPassed(current);
      current = step;
    },
    end: () => onPassed(current),
  };
}
type Progress = ReturnType<typeof progress>;

/** Connects to the checked address; with TLS from the first byte if configured. */
function openSocket(
  { host, port, encryption }: SmtpAccount,
  { address }: ResolvedAddress,
  steps: Progress,
  signal: AbortSignal,
  wait: SmtpTimeouts,
): Promise<Socket> {
  steps.on('connect');
  return new Promise((resolve, reject) => {
    const plain = connect({ host: address, port });
    let socket: Socket = plain;
    const timer = setTimeout(() => socket.destroy(late()), wait.connection);
    const cut = () => socket.destroy(late());
    const done = (failure?: Error) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cut);
      socket.off('error', done);
      if (failure) reject(failure);
      else resolve(socket);
    };
    signal.addEventListener('abort', cut, { once: true });
    plain.once('error', done);
    plain.once('connect', () => {
      if (encryption !== 'tls') return done();
      steps.on('secure');
      plain.off('error', done);
      plain.on('error', () => undefined);
      socket = connectSecurely({ socket: plain, ...namedAs(host) }, () => done());
      socket.once('error', done);
    });
  });
}

const late = () => Object.assign(new Error('too late'), { code: 'ETIMEDOUT' });

/** The certificate must match the server's name, although the connection uses its address. */
const namedAs = (host: string) => (isIP(host) ? { host } : { host, servername: host });

/**
 * Resolves the server's name, and checks that the password may be sent to it.
 * @throws SmtpFailure
 */
export async function resolveServer(outbound: Outbound, account: SmtpAccount): Promise<ResolvedAddress> {
  const resolved = await outbound.resolve(account.host).catch(() => {
    throw new SmtpFailure('resolve', 'unreachable');
  });
  if (account.auth === 'login' && account.encryption === 'none' && !resolved.allowed)
    throw new SmtpFailure('sign_in', 'insecure');
  return resolved;
}

/** Connections to one school's server at a time; providers often allow ten. */
export const schoolConnections = 5;

/** Logs what the client sends, to know the current step; nodemailer removes secrets from it. */
function followSteps(steps: Progress) {
  const ignored = () => undefined;
  const follow = (entry: { tnx?: string }, line: unknown) => {
    const step = entry.tnx === 'client' && stepOfVerb[String(line).split(/[ \r]/, 1)[0]!];
    if (step) steps.on(step);
  };
  const logger = {
    trace: ignored,
    debug: follow,
    info: ignored,
    warn: ignored,
    error: ignored,
    fatal: ignored,
  };
  return { transactionLog: true, logger };
}

type OnSocket = (error: Error | null, options?: object) => void;

/** How a pool sends: many mails over several connections, or one mail, whose steps can be followed. */
interface PoolOptions {
  maxConnections: number;
  /** A server that ends a connection between two mails costs the next one a further attempt. */
  maxRequeues: number;
  /** The name by which the client greets. @default the machine's */
  name?: string;
  steps?: Progress;
}

/** Opens connections to a school's server on demand; `close` ends them all. */
function openPool(
  { outbound, account, signal, timeouts = defaultTimeouts }: SmtpLine & { signal: AbortSignal },
  { steps, ...options }: PoolOptions,
): Pick<Mailer, 'send' | 'close'> {
  const { host, port, encryption, auth, username, password } = account;
  const connectOnce = async () => {
    const reached = steps ?? progress(() => undefined);
    const resolved = await resolveServer(outbound, account);
    // The pool opens another connection for a mail whose connection was cut.
    signal.throwIfAborted();
    const socket = await openSocket(account, resolved, reached, signal, timeouts).catch((error: unknown) => {
      throw toSmtpFailure(error, reached.now());
    });
    // A late error of the socket must not end the process.
    socket.on('error', () => undefined);
    const cut = () => socket.destroy(late());
    signal.addEventListener('abort', cut, { once: true });
    socket.once('close', () => signal.removeEventListener('abort', cut));
    reached.on('greeting');
    return { connection: socket, secured: encryption === 'tls' };
  };
  const transport = createTransport({
    pool: true,
    // Servers limit it.
    maxMessages: 50,
    ...options,
    host: isIP(host) ? '' : host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    tls: namedAs(host),
    ...(auth === 'login' ? { auth: { user: username, pass: password }, forceAuth: true } : {}),
    connectionTimeout: timeouts.connection + timeouts.greeting,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    maxResponseSize: 65_536,
    getSocket: (_options: object, done: OnSocket) => {
      connectOnce().then(
        (socket) => done(null, socket),
        (error: unknown) => done(error as Error),
      );
    },
    ...(steps ? followSteps(steps) : {}),
    ...closed,
  } as never);
  return {
    async send(mail) {
      await transport.sendMail(message(mail)).catch((error: unknown) => {
        // An error without a code is not from the server, but a fault of the program; or the batch ends and closes its pool.
        if (steps && !(error instanceof SmtpFailure) && !(error as { code?: string }).code) throw error;
        throw toSmtpFailure(error, steps?.now() ?? 'greeting');
      });
    },
    close: () => transport.close(),
  };
}

/** A server may check a mail for minutes after it has received it. */
const batchTimeouts: SmtpTimeouts = { ...defaultTimeouts, silence: 120_000 };

/** Opens connections to a school's server on demand and sends many mails on each; `close` ends them all. */
export const openSchoolPool = (
  line: Required<Omit<SmtpLine, 'timeouts' | 'passed'>>,
): Pick<Mailer, 'send' | 'close'> =>
  openPool({ ...line, timeouts: batchTimeouts }, { maxConnections: schoolConnections, maxRequeues: 1 });

/**
 * Delivers one mail to a school's server.
 * @throws SmtpFailure
 */
export async function deliver(line: SmtpLine, mail: Mail): Promise<void> {
  const { timeouts = defaultTimeouts, passed = () => undefined } = line;
  const steps = progress(passed);
  const deadline = AbortSignal.timeout(timeouts.whole);
  const signal = line.signal ? AbortSignal.any([deadline, line.signal]) : deadline;
  const name = mail.from.address.split('@')[1] ?? 'localhost';
  const pool = openPool({ ...line, signal }, { maxConnections: 1, maxRequeues: 0, name, steps });
  try {
    await pool.send(mail);
    steps.end();
  } catch (error) {
    throw deadline.aborted ? new SmtpFailure(steps.now(), 'timed_out') : error;
  } finally {
    pool.close();
  }
}
