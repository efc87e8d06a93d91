import { createRequire } from 'node:module';
import type { AddressInfo, Server, Socket } from 'node:net';
import type { Certificate } from './certificates.ts';

/** The part of `hoodiecrow-imap`, which has no types, that the tests use. */
interface Hoodiecrow {
  server: Server;
  listen: (port: number, host: string, done: () => void) => void;
  appendMessage: (mailbox: string, flags: string[], date: Date, raw: string) => void;
  getMailbox: (mailbox: string) => { messages: { flags: string[]; raw: string }[]; uidvalidity: number };
}
const hoodiecrow = createRequire(import.meta.url)('hoodiecrow-imap') as (options: object) => Hoodiecrow;

/** Behaviour of a server. */
export interface ImapServerOptions {
  encryption?: 'none' | 'starttls' | 'tls';
  certificate?: Certificate;
}

/** The account of every server. */
export const mailboxUser = { username: 'rebotes', password: 'una frase larga' };

/** Opens a real IMAP server on a free port, with an empty inbox. */
export async function openImapServer({ encryption = 'none', certificate }: ImapServerOptions = {}) {
  const imap = hoodiecrow({
    plugins: ['ID', ...(encryption === 'starttls' ? ['STARTTLS', 'LOGINDISABLED'] : [])],
    secureConnection: encryption === 'tls',
    ...(certificate ? { credentials: { key: certificate.key, cert: certificate.cert } } : {}),
    users: { [mailboxUser.username]: { password: mailboxUser.password } },
    storage: { INBOX: { messages: [] } },
  });
  const sockets = new Set<Socket>();
  imap.server.on('connection', (socket: Socket) => {
    // An answer is written in several pieces, and each would wait for the confirmation of the last.
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => imap.listen(0, '127.0.0.1', resolve));
  const { port } = imap.server.address() as AddressInfo;
  const inbox = imap.getMailbox('INBOX');
  return {
    port,
    inbox,
    deliver: (raw: string) =>
      imap.appendMessage('INBOX', [], new Date('2026-03-02T12:00:00Z'), raw.replaceAll(/\r?\n/g, '\r\n')),
    /** For each message in the inbox, whether it is marked as read. */
    seen: () => inbox.messages.map(({ flags }) => flags.includes('\\Seen')),
    close: () =>
      new Promise<void>((resolve) => {
        imap.server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** What a report says. */
export interface Report {
  messageId?: string | undefined;
  envelopeId?: string | undefined;
  action?: string;
  status?: string;
  diagnostic?: string;
}

/** Returns a report of a mail server about an e-mail, as Postfix writes it (RFC 3464). */
export const reportMail = ({
  messageId,
  envelopeId,
  action = 'failed',
  status = '5.1.1',
  diagnostic = 'smtp; 550 5.1.1 <docente@aromos.example>: Recipient address rejected:\n    User unknown',
}: Report): string => `From: MAILER-DAEMON@relay.example (Mail Delivery System)
To: avisos@colegio.example
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="=_report"

--=_report
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--=_report
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; relay.example
${envelopeId === undefined ? '' : `Original-Envelope-Id: ${envelopeId}\n`}Arrival-Date: Mon, 2 Mar 2026 09:00:00 -0300 (-03)

Final-Recipient: rfc822; docente@aromos.example
Original-Recipient: rfc822;docente@aromos.example
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.aromos.example
Diagnostic-Code: ${diagnostic}

--=_report
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

Return-Path: <avisos@colegio.example>
From: Avisos <avisos@colegio.example>
To: docente@aromos.example
Subject: Aviso
${messageId === undefined ? '' : `Message-ID: ${messageId}\n`}
--=_report--
`;
