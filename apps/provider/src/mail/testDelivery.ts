import type { SmtpTestStep } from '@school/domain';
import { mailboxAccount, type StoredMailbox } from '../bounces/bounceWorker.ts';
import { testMailbox } from '../bounces/mailbox.ts';
import type { Row } from '../database/schema.ts';
import { newId } from '../newId.ts';
import type { Outbound } from '../security/outboundAddress.ts';
import type { Encryption } from '../security/encryption.ts';
import { texts } from '../texts.ts';
import { type EmailSchool, renderEmail } from './renderEmail.ts';
import { toSmtpAccount, fromSchool } from './settings.ts';
import { deliver } from './smtp.ts';
import { SmtpFailure, type SmtpStep } from './smtpFailure.ts';

const passedWords: Record<SmtpStep, string> = {
  resolve: 'The name of the server is known.',
  connect: 'The server takes connections at this port.',
  greeting: 'It is a mail server.',
  secure: 'The connection is encrypted, and the certificate is right.',
  sign_in: 'User name and password are accepted.',
  sender: 'The server sends for this address.',
  recipient: 'The server delivers to the recipient.',
  send: 'The server took the mail.',
  bounces: 'The mailbox for reports opens.',
};

/** The input of a test delivery. */
export interface TestDelivery {
  encryption: Encryption;
  outbound: Outbound;
  settings: Row<'smtp_settings'>;
  /** For reports about undelivered e-mails, if there is one. */
  mailbox: StoredMailbox | undefined;
  school: EmailSchool;
  to: string;
  now: Date;
}

/** Sends a mail with a school's settings, opens its mailbox for reports, and returns the result of each step. */
export async function testDelivery(test: TestDelivery): Promise<SmtpTestStep[]> {
  const { encryption, outbound, settings, mailbox, school, to, now } = test;
  const steps: SmtpTestStep[] = [];
  let begun = performance.now();
  const sinceLastStep = () => {
    const now = performance.now();
    const took = Math.round(now - begun);
    begun = now;
    return took;
  };
  const passed = (name: SmtpStep) => {
    if (steps.some((step) => step.name === name)) return;
    const detail = passedWords[name];
    steps.push({ name, ok: true, problem: null, detail, server_reply: null, took_ms: sinceLastStep() });
  };
  const written = {
    from: { name: settings.from_name, address: settings.from_address },
    to: { name: '', address: to },
    ...renderEmail({ school, text: texts[school.language].emails.smtpTest }),
  };
  try {
    const mail = fromSchool(written, newId(now), settings);
    await deliver({ outbound, account: toSmtpAccount(encryption, settings), passed }, mail);
    if (mailbox) {
      await testMailbox({ outbound, account: mailboxAccount(encryption, mailbox) });
      passed('bounces');
    }
  } catch (error) {
    if (!(error instanceof SmtpFailure)) throw error;
    const { step: name, problem, reply, message: detail } = error;
    // Commands may be pipelined: steps reported as passed after the failed one are dropped.
    const at = steps.findIndex((step) => step.name === name);
    // The time until an error would distinguish a private address from an unknown one.
    const took = reply === null ? null : sinceLastStep();
    const failed = { name, ok: false, problem, detail, server_reply: reply, took_ms: took };
    return [...(at < 0 ? steps : steps.slice(0, at)), failed];
  }
  return steps;
}
