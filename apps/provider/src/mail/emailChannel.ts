import type { ChannelFailure, SmtpProblem } from '@school/domain';
import type { PublicAddress } from '../http/publicAddress.ts';
import { readDeliveryContent } from './deliveryContent.ts';
import type { DeliveryBatch, DeliveryFault } from './deliveryQueue.ts';
import type { Channel, OpenChannel } from './deliveryWorker.ts';
import { failureFrom, type MailWorkerOptions } from './mailWorker.ts';
import type { Mail } from './outbox.ts';
import { noteServerState, usesCurrentServer } from './queue.ts';
import { toSmtpAccount, fromSchool } from './settings.ts';
import { openSchoolPool, schoolConnections } from './smtp.ts';
import type { Mailer } from './transport.ts';
import { writeDelivery } from './writeDelivery.ts';

/** The dependencies of e-mails. */
export interface EmailChannelOptions extends MailWorkerOptions {
  /** For links; the school's domain is added. */
  publicAddress: PublicAddress;
}

const reasons: Partial<Record<SmtpProblem, ChannelFailure>> = {
  recipient_refused: 'mailbox_refused',
  message_refused: 'message_refused',
};

function toDeliveryFault(error: unknown): DeliveryFault {
  const { permanent, message, problem, reply, concerns } = failureFrom(error);
  const reason = permanent ? ((problem && reasons[problem]) ?? 'message_refused') : undefined;
  return {
    message,
    problem,
    reply,
    reason: concerns === 'mail' ? reason : undefined,
    isOfServer: concerns !== 'mail',
    isOfConnection: concerns === 'connection',
  };
}

/** Returns the transport of a batch, and how to close it. */
function openTransport(
  { encryption, outbound, mailer }: EmailChannelOptions,
  { settings }: DeliveryBatch,
  signal: AbortSignal,
): Pick<Mailer, 'send' | 'close'> {
  if (!settings) return { send: (mail) => mailer.send(mail), close: () => undefined };
  const pool = openSchoolPool({ outbound, account: toSmtpAccount(encryption, settings), signal });
  return { send: (mail) => pool.send(fromSchool(mail, mail.id, settings)), close: () => pool.close() };
}

const createNoteServer =
  (batch: DeliveryBatch): OpenChannel<Mail>['noteServer'] =>
  async (tx, fault, now) => {
    if (fault && !(await usesCurrentServer(tx, batch))) return false;
    const { problem = null, reply = null } = fault ?? {};
    if (batch.settings && (!fault || problem))
      await noteServerState(tx, batch.settings, fault && { problem, reply }, now);
    return true;
  };

/** Sends e-mails by the school's mail server, else by the installation's. */
export function emailChannel(options: EmailChannelOptions): Channel<Mail> {
  const { encryption } = options;
  return {
    name: 'email',
    lanes: schoolConnections,
    open: (batch, _mark, signal) => ({
      async prepare(tx, now) {
        const content = await readDeliveryContent(tx, batch, options, now);
        return (delivery) => writeDelivery(encryption, batch.collegeId, content, delivery);
      },
      ...openTransport(options, batch, signal),
      toFault: toDeliveryFault,
      noteServer: createNoteServer(batch),
    }),
  };
}
