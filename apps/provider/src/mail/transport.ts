import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { newId } from '../newId.ts';
import type { Mail } from './outbox.ts';

/** Where mails go. */
export interface Mailer {
  /** For the operator: a server's address or a folder. */
  description: string;
  /** @throws when the mail was not taken. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

/** Mail text is ours, but names in it are people's: nothing in a mail may read a file or fetch an address. */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

function message({ from, to, subject, text }: Mail) {
  return { ...closed, from, to, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } };
}

/** Sends by SMTP; waits are short, since a mail that was not sent is tried again. */
export function smtpMailer(url: string): Mailer {
  const times = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000 };
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...times, ...closed });
  return {
    description: new URL(url).host,
    send: async (mail) => void (await transport.sendMail(message(mail))),
    close: () => transport.close(),
  };
}

/** Writes each mail as a file that any mail program opens; whole or not at all. */
export function folderMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    description: folder,
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message: content } = await transport.sendMail(message(mail));
      const name = `${newId(new Date())}.eml`;
      await writeFile(join(folder, `.${name}`), content as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    close: () => transport.close(),
  };
}
