import type { SmtpProblem, SmtpTestStep } from '@school/domain';
import { AddressRejected } from '../security/outboundAddress.ts';

/** A step of a delivery. */
export type SmtpStep = SmtpTestStep['name'];

/**
 * What a failure concerns: `mail` only this one; `connection` this connection, others may work; `server` every mail of
 * the school.
 */
export type FailureScope = 'mail' | 'connection' | 'server';

/** A failed delivery, as administrators see it. */
export class SmtpFailure extends Error {
  override name = 'SmtpFailure';
  readonly step: SmtpStep;
  readonly problem: SmtpProblem;
  /** The server's own answer. */
  readonly reply: string | null;
  /** Whether the server would reject this mail again. */
  readonly permanent: boolean;
  /** What the failure concerns: one mail, the connection, or every mail to this server. */
  readonly concerns: FailureScope;
  constructor(
    step: SmtpStep,
    problem: SmtpProblem,
    reply?: string,
    { permanent = false, concerns = findScope(step, problem, reply) }: Partial<Rejection> = {},
  ) {
    super(reply ? `${words[problem]} The server said: ${reply}` : words[problem]);
    this.step = step;
    this.problem = problem;
    this.reply = reply || null;
    this.permanent = permanent;
    this.concerns = concerns;
  }
}

/** How much a rejection covers, and whether it is final. */
interface Rejection {
  permanent: boolean;
  concerns: FailureScope;
}

const isMailStep = (step: SmtpStep) => step === 'recipient' || step === 'send';

/* Problems that a further connection can have while the first ones work: servers limit how many a client may open. */
const ofConnection: readonly SmtpProblem[] = [
  'server_busy',
  'connection_refused',
  'connection_lost',
  'timed_out',
];

/** Returns what a failure concerns. 421 closes the connection, at any step. */
const findScope = (step: SmtpStep, problem: SmtpProblem, reply = ''): FailureScope =>
  reply.startsWith('421') || (ofConnection.includes(problem) && !isMailStep(step))
    ? 'connection'
    : isMailStep(step)
      ? 'mail'
      : 'server';

/** Enhanced status codes (RFC 3463) of addresses, mailboxes and content: they concern one mail and are final. */
const ofMail = /^5\.(?:1\.(?!7\b|8\b|90\b)\d+|2\.(?!252\b)\d+|3\.4|6\.\d+)$/;
/** Those of the sender's address, of the system and of its limits; also those that Microsoft 365 adds. */
const ofSender = /^5\.(?:1\.(?:7|8|90)|2\.252|3\.[0-35]|4\.5|7\.(?:2[0-9]|60|5\d\d|7\d\d))$/;
/** Servers without such codes name a limit in words. */
const limitWords =
  /\b(?:daily|hourly|sending|message|rate|outgoing)\b.{0,40}\b(?:limit|quota)|\b(?:limit|quota)\b.{0,40}\bexceeded|too many (?:messages|mails|e-?mails)/i;

const words: Record<SmtpProblem, string> = {
  unreachable: new AddressRejected().message,
  connection_refused: 'Nothing listens at this port.',
  connection_lost: 'The server ended the connection.',
  timed_out: 'The server did not answer in time.',
  not_smtp: 'This isn’t a mail server.',
  server_busy: 'The server asks to come back later.',
  tls_not_offered: 'The server does not offer encryption here.',
  tls_failed: 'A secure connection couldn’t be set up.',
  certificate_expired: 'The certificate of the server is not valid at this time.',
  certificate_wrong_host: 'The certificate belongs to another server.',
  certificate_untrusted: 'The server’s certificate wasn’t issued by a trusted authority.',
  insecure: 'A password is only sent over an encrypted connection.',
  login_not_offered: 'The server doesn’t accept a username and password.',
  wrong_password: 'User name or password are not accepted.',
  sender_refused: 'The server does not send for this address.',
  limit_reached: 'The server sends no more messages of this sender for now.',
  recipient_refused: 'The server does not deliver to this address.',
  message_refused: 'The server does not take the message.',
  refused: 'The server answered something else.',
};

/** An error of nodemailer or Node. */
interface Reported extends Error {
  code?: string;
  /** Code of the system or of TLS, below nodemailer's own. */
  originalCode?: string;
  response?: string;
  responseCode?: number;
  command?: string;
}

const byCode: Record<string, SmtpProblem> = {
  ECONNREFUSED: 'connection_refused',
  ETIMEDOUT: 'timed_out',
  ECONNRESET: 'connection_lost',
  EPIPE: 'connection_lost',
  CERT_HAS_EXPIRED: 'certificate_expired',
  CERT_NOT_YET_VALID: 'certificate_expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate_wrong_host',
};
const untrusted = /^(?:CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|INVALID_CA|PATH_LENGTH|ERROR_IN_CERT)/;
const ofTls = /^(?:ERR_SSL|ERR_TLS|EPROTO$)/;

const byStep: Partial<Record<SmtpStep, SmtpProblem>> = {
  greeting: 'refused',
  secure: 'tls_not_offered',
  sign_in: 'wrong_password',
  sender: 'sender_refused',
  recipient: 'recipient_refused',
  send: 'message_refused',
};

/** Returns what a permanent rejection (5xx) of a recipient or a message means: only what the mail itself causes is final. */
function toRejection(step: SmtpStep, reply: string): Rejection & { problem: SmtpProblem } {
  const [, code] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(reply) ?? [];
  const isOfMail = code !== undefined && ofMail.test(code);
  if (isOfMail) return { problem: byStep[step]!, permanent: true, concerns: 'mail' };
  if (code === '5.4.5' || limitWords.test(reply))
    return { problem: 'limit_reached', permanent: false, concerns: 'server' };
  if (code !== undefined && ofSender.test(code))
    return { problem: 'sender_refused', permanent: false, concerns: 'server' };
  return { problem: byStep[step]!, permanent: true, concerns: 'mail' };
}

const stepOfCommand: Record<string, SmtpStep> = {
  EHLO: 'greeting',
  HELO: 'greeting',
  STARTTLS: 'secure',
  'MAIL FROM': 'sender',
  'RCPT TO': 'recipient',
  DATA: 'send',
};

/** Returns the server's answer as one line of at most 300 characters. */
export const replyLine = (response: string) =>
  response
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300);

/** Converts an error into an SmtpFailure. @param reached the step that was in progress. */
export function toSmtpFailure(error: unknown, reached: SmtpStep): SmtpFailure {
  if (error instanceof SmtpFailure) return error;
  const { code = '', originalCode = code, response, responseCode, command = '' } = error as Reported;
  const step = stepOfCommand[command] ?? (command.startsWith('AUTH') ? 'sign_in' : reached);
  const problemOfCode = byCode[originalCode];
  if (problemOfCode) return new SmtpFailure(step, problemOfCode);
  if (untrusted.test(originalCode)) return new SmtpFailure(step, 'certificate_untrusted');
  if (ofTls.test(originalCode)) return new SmtpFailure(step, 'tls_failed');
  if (responseCode) {
    const reply = replyLine(response ?? '');
    if (responseCode < 500) return new SmtpFailure(step, 'server_busy', reply);
    if (!isMailStep(step)) return new SmtpFailure(step, byStep[step] ?? 'refused', reply);
    const { problem, ...rejection } = toRejection(step, reply);
    return new SmtpFailure(step, problem, reply, rejection);
  }
  // The peer may be no mail server, so its words are not passed on.
  if (code === 'EPROTOCOL') return new SmtpFailure(step, step === 'greeting' ? 'not_smtp' : 'refused');
  if (code === 'EMESSAGE') return new SmtpFailure(step, 'message_refused', undefined, { permanent: true });
  if (code === 'EENVELOPE') return new SmtpFailure(step, 'recipient_refused', undefined, { permanent: true });
  if (code === 'EAUTH') return new SmtpFailure('sign_in', 'login_not_offered');
  if (code === 'ECONNECTION') return new SmtpFailure(step, 'connection_lost');
  if (code === 'ETLS') return new SmtpFailure('secure', 'tls_failed');
  if (step === 'connect') return new SmtpFailure(step, 'unreachable');
  return new SmtpFailure(step, 'connection_lost');
}
