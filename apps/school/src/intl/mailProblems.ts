import type { SmtpProblem } from '@school/domain';
import type { MessageId } from './messages.ts';

/** Messages for the problems of a mail server. */
export const mailProblems: Record<SmtpProblem, MessageId> = {
  unreachable: 'integrations.problem.unreachable',
  connection_refused: 'integrations.problem.connectionRefused',
  connection_lost: 'integrations.problem.connectionLost',
  timed_out: 'integrations.problem.timedOut',
  not_smtp: 'integrations.problem.notSmtp',
  server_busy: 'integrations.problem.serverBusy',
  tls_not_offered: 'integrations.problem.tlsNotOffered',
  tls_failed: 'integrations.problem.tlsFailed',
  certificate_expired: 'integrations.problem.certificateExpired',
  certificate_wrong_host: 'integrations.problem.certificateWrongHost',
  certificate_untrusted: 'integrations.problem.certificateUntrusted',
  insecure: 'integrations.problem.insecure',
  login_not_offered: 'integrations.problem.loginNotOffered',
  wrong_password: 'integrations.problem.wrongPassword',
  sender_refused: 'integrations.problem.senderRefused',
  limit_reached: 'integrations.problem.limitReached',
  recipient_refused: 'integrations.problem.recipientRefused',
  message_refused: 'integrations.problem.messageRefused',
  refused: 'integrations.problem.refused',
};
