import { isIP } from 'node:net';
import type { SmtpEncryption } from '@school/domain';
import { ImapFlow, type MessageStructureObject } from 'imapflow';
import { resolveServer } from '../mail/smtp.ts';
import { toSmtpFailure, replyLine, SmtpFailure } from '../mail/smtpFailure.ts';
import type { Outbound } from '../security/outboundAddress.ts';

/** A mailbox on an IMAP server. */
export interface MailboxAccount {
  host: string;
  port: number;
  encryption: SmtpEncryption;
  username: string;
  password: string;
}

/** How to reach a mailbox. */
export interface MailboxLine {
  outbound: Outbound;
  account: MailboxAccount;
  /** Aborts a connection in progress. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for a step, and for the whole connection. */
  timeouts?: { step: number; whole: number } | undefined;
}

/** The messages that were read: those up to `uid`, while the mailbox has this UIDVALIDITY. */
export interface MailboxPosition {
  validity: string | null;
  uid: number;
}

const defaultTimeouts = { step: 15_000, whole: 60_000 };

/** The reports of one round; the rest follow in the next. */
const mostMessages = 50;

/** Bytes of a report that are read; it begins with what matters. */
const mostBytes = 262_144;

/** An error of imapflow. */
interface ImapError extends Error {
  code?: string;
  authenticationFailed?: boolean;
  responseText?: string;
}

const timeoutCodes = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT', 'ETIMEOUT'];
const endCodes = [
  'NoConnection',
  'EConnectionClosed',
  'StateLogout',
  'ClosedAfterConnectText',
  'ClosedAfterConnectTLS',
];

/** Converts an error into a failure of the mailbox, in the words of the mail server's problems. */
function mailboxFailure(error: unknown): SmtpFailure {
  if (error instanceof SmtpFailure) return new SmtpFailure('bounces', error.problem);
  const { code = '', authenticationFailed, responseText, message } = error as ImapError;
  const reply = responseText === undefined ? undefined : replyLine(responseText);
  if (authenticationFailed) return new SmtpFailure('bounces', 'wrong_password', reply);
  if (timeoutCodes.includes(code)) return new SmtpFailure('bounces', 'timed_out');
  if (endCodes.includes(code)) return new SmtpFailure('bounces', 'connection_lost');
  if (/STARTTLS/.test(message)) return new SmtpFailure('bounces', 'tls_not_offered');
  if (reply !== undefined) return new SmtpFailure('bounces', 'refused', reply);
  // Whatever answered with something else than IMAP.
  if (/^(?:Parser|Invalid|Line|Literal|Response|TooMany|Unexpected|Missing)/.test(code))
    return new SmtpFailure('bounces', 'not_smtp');
  return toSmtpFailure(error, 'bounces');
}

/**
 * Works with an open mailbox, on the checked address of its server.
 * @throws SmtpFailure
 */
async function withMailbox<R>(line: MailboxLine, work: (client: ImapFlow) => Promise<R>): Promise<R> {
  const { outbound, account, timeouts = defaultTimeouts } = line;
  const { host, port, encryption, username, password } = account;
  const deadline = AbortSignal.timeout(timeouts.whole);
  const signal = line.signal ? AbortSignal.any([deadline, line.signal]) : deadline;
  let client: ImapFlow | undefined;
  const cut = () => client?.close();
  try {
    const { address } = await resolveServer(outbound, { ...account, auth: 'login' });
    client = new ImapFlow({
      host: address,
      port,
      secure: encryption === 'tls',
      doSTARTTLS: encryption === 'starttls' ? true : encryption === 'none' ? false : undefined,
      // The certificate must match the server's name, although the connection uses its address.
      ...(isIP(host) ? {} : { servername: host, tls: { servername: host } }),
      auth: { user: username, pass: password },
      logger: false,
      disableAutoIdle: true,
      disableCompression: true,
      connectionTimeout: timeouts.step,
      greetingTimeout: timeouts.step,
      socketTimeout: timeouts.step,
      maxLineLength: 1_048_576,
      maxResponseSize: 4 * mostBytes,
    });
    // Each error also rejects the command in progress.
    client.on('error', () => undefined);
    signal.addEventListener('abort', cut, { once: true });
    if (signal.aborted) throw new SmtpFailure('bounces', 'timed_out');
    await client.connect();
    const result = await work(client);
    await client.logout();
    return result;
  } catch (error) {
    throw deadline.aborted ? new SmtpFailure('bounces', 'timed_out') : mailboxFailure(error);
  } finally {
    signal.removeEventListener('abort', cut);
    client?.close();
  }
}

/** Checks that the mailbox opens. @throws SmtpFailure */
export const testMailbox = (line: MailboxLine): Promise<unknown> =>
  withMailbox(line, (client) => client.mailboxOpen('INBOX', { readOnly: true }));

const isReport = (structure: MessageStructureObject | undefined) => structure?.type === 'multipart/report';

/**
 * Reads the unread reports that arrived after a position.
 * @param handle Receives the message of a report, possibly cut off; returns whether it is about one of our e-mails, so that it is
 * marked as read.
 * @returns the new position, and whether there may be more reports.
 * @throws SmtpFailure
 */
export function readReports(
  line: MailboxLine,
  from: MailboxPosition,
  handle: (source: Buffer) => Promise<boolean>,
): Promise<{ position: MailboxPosition; hasMore: boolean }> {
  return withMailbox(line, async (client) => {
    const mailbox = await client.mailboxOpen('INBOX');
    const validity = String(mailbox.uidValidity);
    const after = validity === from.validity ? from.uid : 0;
    const newUids = (await client.search({ seen: false, uid: `${after + 1}:*` }, { uid: true })) || [];
    // The range always contains the last message.
    const unread = newUids.filter((uid) => uid > after).toSorted((one, other) => one - other);
    const uids = unread.slice(0, mostMessages);
    for (const uid of uids) {
      const range = String(uid);
      const message = await client.fetchOne(range, { bodyStructure: true }, { uid: true });
      if (!message || !isReport(message.bodyStructure)) continue;
      const whole = await client.fetchOne(range, { source: { maxLength: mostBytes } }, { uid: true });
      if (whole && whole.source && (await handle(whole.source)))
        await client.messageFlagsAdd(range, ['\\Seen'], { uid: true });
    }
    const position = { validity, uid: uids.at(-1) ?? after };
    return { position, hasMore: uids.length < unread.length };
  });
}
