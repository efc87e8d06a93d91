import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Certificate } from './certificates.ts';

/** A mail that the server accepted. */
export interface TakenMail {
  from: string;
  to: string[];
  text: string;
  /** The authenticated user. */
  user: string | undefined;
  secure: boolean;
  /** The reports that the client requested (RFC 3461). */
  dsn?: { ret?: string; envid?: string } | undefined;
}

/** Behaviour of a mail server. */
export interface MailServerOptions {
  encryption?: 'none' | 'starttls' | 'tls';
  certificate?: Certificate;
  /** Requires this user and password. */
  user?: { name: string; password: string };
  /** The answers that reject a sender, a recipient or a message. */
  reject?: { sender?: string; recipient?: string; message?: string };
  /** Answers 421 to further clients while as many are connected. */
  mostClients?: number;
  /** Runs before the server greets a client. */
  beforeGreeting?: () => Promise<void>;
  /** Runs before the server confirms a mail. */
  beforeTaking?: () => Promise<void>;
  /** Returns the answer that rejects an address; undefined accepts it. */
  rejectAddress?: (address: string) => string | undefined;
}

const rejection = (answer: string) =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });

/** Opens a real mail server on a free port; its options can change while it runs. */
export async function openMailServer(options: MailServerOptions = {}) {
  const received: TakenMail[] = [];
  const { encryption = 'none', certificate } = options;
  const server = new SMTPServer({
    ...(certificate ? { cert: certificate.cert, key: certificate.key } : {}),
    secure: encryption === 'tls',
    hideDSN: false,
    disabledCommands: encryption === 'starttls' ? [] : ['STARTTLS'],
    authOptional: !options.user,
    allowInsecureAuth: true,
    closeTimeout: 100,
    ...(options.mostClients ? { maxClients: options.mostClients } : {}),
    async onConnect(_session, done) {
      await options.beforeGreeting?.();
      done();
    },
    onAuth({ username, password }, _session, done) {
      const { user } = options;
      if (username === user?.name && password === user?.password) done(null, { user: username });
      else done(rejection('535 5.7.8 Authentication failed'));
    },
    onMailFrom: (_address, _session, done) =>
      done(options.reject?.sender ? rejection(options.reject.sender) : null),
    onRcptTo: ({ address }, _session, done) => {
      const answer = options.reject?.recipient ?? options.rejectAddress?.(address);
      done(answer ? rejection(answer) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        await options.beforeTaking?.();
        if (options.reject?.message) return done(rejection(options.reject.message));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
          user: session.user as string | undefined,
          secure: session.secure,
          dsn: (session.envelope as { dsn?: TakenMail['dsn'] }).dsn,
        });
        done();
      });
    },
  });
  // The tests include clients that disconnect in the middle.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    taken: received,
    options,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;
