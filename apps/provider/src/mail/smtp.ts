import { connect, isIP, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import type { SmtpAuth, SmtpEncryption } from '@school/domain';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Outbound, ResolvedAddress } from '../security/outboundAddress.ts';
import type { Mail } from './outbox.ts';
import { composed } from './message.ts';
import { failureOf, SmtpFailure, type SmtpStep } from './smtpFailure.ts';

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
export function progress(onPassed: (step: SmtpStep) => void) {
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
export function openSocket(
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
export const namedAs = (host: string) => (isIP(host) ? { host } : { host, servername: host });

/** Signs in and sends the mail on an open connection. */
async function converse(
  { account, timeouts = defaultTimeouts }: SmtpLine,
  { envelope, content }: Awaited<ReturnType<typeof composed>>,
  socket: Socket,
  steps: Progress,
): Promise<void> {
  const { host, port, encryption, auth, username, password } = account;
  steps.on('greeting');
  const ignored = () => undefined;
  const follow = (entry: { tnx?: string }, line: unknown) => {
    const step = entry.tnx === 'client' && stepOfVerb[String(line).split(/[ \r]/, 1)[0]!];
    if (step) steps.on(step);
  };
  const connection = new SMTPConnection({
    host: isIP(host) ? '' : host,
    port,
    connection: socket,
    secure: encryption === 'tls',
    secured: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    tls: namedAs(host),
    name: (envelope.from || '').split('@')[1] ?? 'localhost',
    connectionTimeout: timeouts.connection + timeouts.greeting,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    socketCloseTimeout: 1000,
    maxResponseSize: 65_536,
    // Follows only what the client sends, to know the current step; nodemailer removes secrets from it.
    transactionLog: true,
    logger: { trace: ignored, debug: follow, info: ignored, warn: ignored, error: ignored, fatal: ignored },
  } as never);
  try {
    await new Promise<void>((resolve, reject) => {
      const settle = (error?: unknown) => (error ? reject(error as Error) : resolve());
      connection.on('error', settle);
      // A server may hang up before the listener exists; setImmediate lets a more specific error settle first.
      const lost = () => setImmediate(settle, new SmtpFailure(steps.now(), 'connection_lost'));
      if (socket.closed) lost();
      else socket.once('close', lost);
      const send = () => connection.send(envelope as never, content, (error) => settle(error));
      connection.connect((error) => {
        if (error) return settle(error);
        if (auth === 'none') return send();
        steps.on('sign_in');
        if (!connection.allowsAuth) return settle(new SmtpFailure('sign_in', 'login_not_offered'));
        connection.login({ credentials: { user: username, pass: password } } as never, (refused) =>
          refused ? settle(refused) : send(),
        );
      });
    });
    connection.quit();
  } catch (error) {
    connection.close();
    throw error;
  }
}

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

/**
 * Delivers one mail to a school's server.
 * @throws SmtpFailure
 */
export async function deliver(line: SmtpLine, mail: Mail): Promise<void> {
  const { outbound, account, timeouts = defaultTimeouts, passed = () => undefined } = line;
  const steps = progress(passed);
  const deadline = AbortSignal.timeout(timeouts.whole);
  const signal = line.signal ? AbortSignal.any([deadline, line.signal]) : deadline;
  try {
    const content = await composed(mail);
    const resolved = await resolveServer(outbound, account);
    const socket = await openSocket(account, resolved, steps, signal, timeouts);
    // A late socket error must not end the process.
    socket.on('error', () => undefined);
    const cut = () => socket.destroy(late());
    signal.addEventListener('abort', cut, { once: true });
    await converse(line, content, socket, steps).finally(() => signal.removeEventListener('abort', cut));
    steps.end();
  } catch (error) {
    if (deadline.aborted && !(error instanceof SmtpFailure)) throw new SmtpFailure(steps.now(), 'timed_out');
    // An error without a code is not from the server: it is a bug in this code.
    if (!(error instanceof SmtpFailure) && !(error as { code?: string }).code) throw error;
    throw failureOf(error, steps.now());
  }
}
