import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { closed, message } from './message.ts';
import type { Mail } from './outbox.ts';
import { toSmtpFailure } from './smtpFailure.ts';

/** Sends the mails of schools without their own mail server. */
export interface Mailer {
  /** For the operator: a server's address or a folder. */
  description: string;
  /** @throws when the mail was not accepted. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

/** Timeouts in milliseconds. A server may check a mail for minutes after it has received it. */
const times = { connectionTimeout: 8000, greetingTimeout: 8000 };
const silence = { normal: 15_000, bulk: 120_000, urgent: 120_000 };
const connections = { normal: 2, bulk: 5, urgent: 5 };

/** Sends by SMTP; each priority has separate connections. Timeouts are short, since failed mails are retried. */
export function smtpMailer(url: string): Mailer {
  const transportFor = (priority: NonNullable<Mail['priority']>) =>
    createTransport({
      url,
      pool: true,
      maxConnections: connections[priority],
      maxMessages: Infinity,
      socketTimeout: silence[priority],
      ...times,
      ...closed,
    });
  const transports = {
    normal: transportFor('normal'),
    bulk: transportFor('bulk'),
    urgent: transportFor('urgent'),
  };
  return {
    description: new URL(url).host,
    async send(mail) {
      const transport = transports[mail.priority ?? 'normal'];
      await transport.sendMail(message(mail)).catch((error: unknown) => {
        throw toSmtpFailure(error, 'connect');
      });
    },
    close: () => Object.values(transports).forEach((transport) => transport.close()),
  };
}

/** Writes each mail atomically as a file that any mail program opens; a repeated mail replaces its file. */
export function folderMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    description: folder,
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message: content } = await transport.sendMail(message(mail));
      const name = `${mail.id}.eml`;
      await writeFile(join(folder, `.${name}`), content as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    close: () => transport.close(),
  };
}
