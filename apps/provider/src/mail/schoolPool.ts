import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { closed, message } from './message.ts';
import type { Mailer } from './transport.ts';
import {
  defaultTimeouts,
  namedAs,
  openSocket,
  progress,
  resolveServer,
  type SmtpLine,
  type SmtpTimeouts,
} from './smtp.ts';
import { failureOf } from './smtpFailure.ts';

/** Connections to one school's server at a time; providers often allow ten. */
export const schoolConnections = 5;

/** A server may check a mail for minutes after it has received it. */
const timeouts: SmtpTimeouts = { ...defaultTimeouts, silence: 120_000 };

type OnSocket = (error: Error | null, options?: object) => void;

/** Opens connections to a school's server on demand and sends many mails on each; `close` ends them all. */
export function openSchoolPool({
  outbound,
  account,
  signal,
}: Required<Omit<SmtpLine, 'timeouts' | 'passed'>>): Mailer {
  const { host, port, encryption, auth, username, password } = account;
  const connect = async () => {
    const resolved = await resolveServer(outbound, account);
    const steps = progress(() => undefined);
    const socket = await openSocket(account, resolved, steps, signal, timeouts).catch((error: unknown) => {
      throw failureOf(error, steps.now());
    });
    // A late error of the socket must not end the process.
    socket.on('error', () => undefined);
    return { connection: socket, secured: encryption === 'tls' };
  };
  const transport = createTransport({
    pool: true,
    maxConnections: schoolConnections,
    // Servers limit both; a connection that ends between two mails costs the next one a second connection.
    maxMessages: 50,
    maxRequeues: 1,
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
      connect().then(
        (socket) => done(null, socket),
        (error: unknown) => done(error as Error),
      );
    },
    ...closed,
  } as never);
  return {
    description: `${host}:${port}`,
    async send(mail) {
      await transport.sendMail(message(mail)).catch((error: unknown) => {
        throw failureOf(error, 'greeting');
      });
    },
    close: () => transport.close(),
  };
}
