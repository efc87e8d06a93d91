import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSeal } from '../plugins/seal.ts';
import { databases, openSchool, type School } from '../testing/openSchool.ts';
import { createOutbound } from '../plugins/outboundAddress.ts';
import { passwordMail } from './passwordLetters.ts';
import { startPostman } from './postman.ts';
import { folderMailer, type Mailer, smtpMailer } from './transport.ts';

const facts = {
  kind: 'recovery',
  language: 'es',
  school: 'Colegio Los Aromos',
  name: 'Paula Cárcamo',
  address: 'docente@aromos.example',
  origin: 'https://aromos.example',
  token: 'secreto',
} as const;

/** A real mail server on a free port; what it took, by recipient. */
async function mailServer() {
  const taken: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

test.each(['en', 'es', 'es-MX', 'fr', 'zh-CN', 'ar', 'de'] as const)(
  'the mail in %s says everything',
  (language) => {
    const mail = passwordMail({ ...facts, language });
    expect(mail.subject).toContain('Colegio Los Aromos');
    expect(mail.text).toContain('Paula Cárcamo');
    expect(mail.text).toContain(
      'https://aromos.example/auth/reset-password?token=secreto&email=docente%40aromos.example',
    );
    expect(mail.subject + mail.text).not.toMatch(/\{\w+\}/);
  },
);

test.each(['en', 'es', 'es-MX', 'fr', 'zh-CN', 'ar', 'de'] as const)(
  'the invitation in %s says everything',
  (language) => {
    const mail = passwordMail({ ...facts, kind: 'invitation', language });
    expect(mail.subject).toContain('Colegio Los Aromos');
    expect(mail.text).toContain('Paula Cárcamo');
    expect(mail.text).toContain('/auth/reset-password?token=secreto');
    expect(mail.subject + mail.text).not.toMatch(/\{\w+\}/);
  },
);

test('a name cannot add a header or a paragraph', () => {
  const mail = passwordMail({ ...facts, name: 'Eva\r\nBcc: evil@example\u2028{school}', school: 'X\nY' });
  expect(mail.to.name).toBe('Eva Bcc: evil@example {school}');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});

test('without a mail server a mail is a file of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-mail-'));
  const mailer = folderMailer(join(folder, 'mail'));
  await mailer.send({ id: 'uno', ...passwordMail(facts) });
  const [name, ...more] = readdirSync(join(folder, 'mail'));
  expect([name, more]).toEqual([expect.stringMatching(/\.eml$/), []]);
  const file = join(folder, 'mail', name!);
  expect(readFileSync(file, 'utf8')).toMatch(/^To: =\?UTF-8\?.*<docente@aromos\.example>\r?$/m);
  expect(statSync(file).mode & 0o077).toBe(0);
  rmSync(folder, { recursive: true });
});

describe.each(databases)('the postman on $name', (database) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(database);
  });
  afterAll(() => school.close());

  const ask = (email: string) => school.call('requestPasswordReset', { body: { email } });
  const asWith = async (mailer: Mailer, work: (other: School) => Promise<void>) => {
    const other = await openSchool(database, { mailer });
    await work(other).finally(() => other.close());
  };
  const waiting = (other: School) =>
    other.arrange((tenant) => tenant.selectFrom('mails').selectAll().where('sent_at', 'is', null).execute());

  test('brings a mail through a real server', async () => {
    const server = await mailServer();
    await asWith(smtpMailer(server.url), async (other) => {
      await other.call('requestPasswordReset', { body: { email: 'docente@aromos.example' } });
      await expect.poll(() => server.taken.length, { timeout: 8000 }).toBe(1);
      expect(server.taken[0]!.to).toEqual(['docente@aromos.example']);
      expect(server.taken[0]!.text).toMatch(/^From: Colegio Los Aromos <no-reply@aromos\.localhost>\r?$/m);
      await expect.poll(() => waiting(other)).toEqual([]);
    });
    await server.close();
  });

  test('tries again later when the server does not take it', async () => {
    const sent: string[] = [];
    let broken = true;
    const mailer: Mailer = {
      description: 'sometimes',
      close: () => undefined,
      async send(mail) {
        if (broken) throw new Error('451 try later');
        sent.push(mail.to.address);
      },
    };
    await asWith(mailer, async (other) => {
      await other.call('requestPasswordReset', { body: { email: 'docente@aromos.example' } });
      await expect.poll(async () => (await waiting(other))[0]?.error).toContain('451');
      expect((await waiting(other))[0]).toMatchObject({ attempts: 1, lease: null });
      broken = false;
      other.clock.now = new Date(other.clock.now.getTime() + 60_000);
      await other.call('requestPasswordReset', { body: { email: 'nobody@aromos.example' } });
      await expect.poll(() => sent).toEqual(['docente@aromos.example']);
    });
  });

  test('of several postmen one brings each mail', async () => {
    const seal = createSeal(Buffer.alloc(32, 7));
    const sent: string[] = [];
    const mailer = { description: '', send: async () => void sent.push('x'), close: () => undefined };
    for (const role of ['docente', 'direccion', 'asistente', 'lectura']) await ask(`${role}@aromos.example`);
    const postmen = Array.from({ length: 4 }, () =>
      startPostman({
        db: school.db,
        clock: () => school.clock.now,
        seal,
        outbound: createOutbound([]),
        mailer,
        onError: () => undefined,
      }),
    );
    for (const postman of postmen) postman.wake();
    await Promise.all(postmen.map((postman) => postman.stop()));
    await expect.poll(() => sent.length + school.mails.length).toBe(4);
  });

  test('what waits cannot be read', async () => {
    const rows = await school.arrange((tenant) => tenant.selectFrom('mails').select('sealed').execute());
    expect(rows.every(({ sealed }) => !sealed?.includes('@aromos'))).toBe(true);
  });
});
