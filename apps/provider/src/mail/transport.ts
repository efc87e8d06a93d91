import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { closed, message } from './message.ts';
import type { Mail } from './outbox.ts';
import { failureOf } from './smtpFailure.ts';

/** Sends the mails of schools without their own mail server. */
export interface Mailer {
  /** For the operator: a server's address or a folder. */
  description: string;
  /** @throws when the mail was not accepted. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

/** Sends by SMTP; timeouts are short, since failed mails are retried. */
export function smtpMailer(url: string): Mailer {
  const times = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000 };
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...times, ...closed });
  return {
    description: new URL(url).host,
    async send(mail) {
      await transport.sendMail(message(mail)).catch((error: unknown) => {
        throw failureOf(error, 'connect');
      });
    },
    close: () => transport.close(),
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
