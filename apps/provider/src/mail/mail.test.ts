import { createRequire } from 'node:module';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDirection, languages } from '@school/domain';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEncryption } from '../security/encryption.ts';
import { usualDatabases, openSchool, type School } from '../testing/openSchool.ts';
import { createOutbound } from '../security/outboundAddress.ts';
import { texts } from '../texts.ts';
import { buttonColors } from './buttonColors.ts';
import { startMailWorker } from './mailWorker.ts';
import { folderMailer, type Mailer, smtpMailer } from './transport.ts';
import { composeMail } from './writeMail.ts';

interface Node {
  textContent: string;
  getAttribute: (name: string) => string | null;
}
interface Page {
  documentElement: { lang: string; dir: string };
  body: Node;
  querySelector: (selector: string) => Node | null;
  querySelectorAll: (selector: string) => Iterable<Node> & { length: number };
}
// The package has no types.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (page: string) => { window: { document: Page } };
};

const facts = {
  kind: 'recovery' as const,
  school: {
    name: 'Colegio Los Aromos',
    language: 'es' as const,
    theme_color: '#0f6e5a',
    address: 'Camino Los Niches 1420',
    email: 'contacto@aromos.example',
    phone: '+56752310450',
    phone_extension: null as string | null,
    logo: Buffer.from('png'),
  },
  name: 'Paula Cárcamo',
  address: 'docente@aromos.example',
  origin: 'https://aromos.example',
  link: 'https://aromos.example/auth/reset-password#token=secreto&email=docente%40aromos.example',
  when: '22 de noviembre de 2026, 11:15',
};

/** Starts a real mail server on a free port and records its mails by recipient. */
async function mailServer() {
  const receivedMails: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        receivedMails.push({
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
    taken: receivedMails,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

const { smtpTest: _smtpTest, ...emails } = texts.en.emails;
const kinds = Object.keys(emails) as (keyof typeof emails)[];

describe.each(languages)('e-mails in %s', (language) => {
  const isRightToLeft = getDirection(language) === 'rtl';
  const composeMailFor = (kind: (typeof kinds)[number], change: Partial<typeof facts> = {}) =>
    composeMail({ ...facts, kind, ...change, school: { ...facts.school, language } });

  test.each(kinds)('%s has its content in text and in HTML', (kind) => {
    const mail = composeMailFor(kind);
    const page = new JSDOM(mail.html).window.document;
    const read = page.body.textContent.replaceAll(/[\u2068\u2069]/g, '');
    expect(mail.subject).toContain('Colegio Los Aromos');
    expect(mail.text.replaceAll(/[\u2068\u2069]/g, '')).toContain('Paula');
    expect(read).toContain('Paula');
    expect(read).toContain('contacto@aromos.example');
    expect(read).toContain('+56 75 231 0450');
    expect(mail.text).toMatch(isRightToLeft ? /^\u2068\+56 75 231 0450\u2069$/m : /^\+56 75 231 0450$/m);
    expect(page.querySelector('span[dir="ltr"]')!.textContent).toBe('+56 75 231 0450');
    expect(mail.subject + mail.text + mail.html).not.toMatch(/\{\w+\}|undefined/);
    expect(page.documentElement.lang).toBe(language);
    expect(page.documentElement.dir).toBe(isRightToLeft ? 'rtl' : 'ltr');
    expect(page.querySelector('img')!.getAttribute('src')).toBe('cid:logo@school');
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    // Both parts have the same link.
    expect(links).toEqual(mail.text.includes(facts.link) ? [facts.link] : []);
  });

  test.each(['recovery', 'passwordReset', 'invitation'] as const)(
    '%s links to the page for a new password',
    (kind) => {
      expect(composeMailFor(kind).text).toContain(facts.link);
    },
  );
});

test.each([
  ['es', '+56 75 231 0450, anexo 24'],
  ['en', '+56 75 231 0450, ext. 24'],
  ['zh-CN', '+56 75 231 0450 转 24'],
  ['ar', '\u2066+56 75 231 0450\u2069، تحويلة 24'],
] as const)('C07: an e-mail in %s has the extension of the school’s phone', (language, line) => {
  const mail = composeMail({ ...facts, school: { ...facts.school, language, phone_extension: '24' } });
  expect(mail.text).toContain(line);
  expect(new JSDOM(mail.html).window.document.body.textContent).toContain(line);
});

test('a name cannot add a header, a paragraph or an element', () => {
  const name = 'Eva\r\nBcc: evil@example\u2028{school}<img src=x onerror=alert(1)>"';
  const school = { ...facts.school, name: 'X\nY<script>&' };
  const mail = composeMail({ ...facts, name, school });
  expect(mail.to.name).toBe('Eva Bcc: evil@example {school}<img src=x onerror=alert(1)>"');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  const page = new JSDOM(mail.html).window.document;
  expect(page.querySelectorAll('script, [onerror]')).toHaveLength(0);
  expect(page.querySelectorAll('img')).toHaveLength(1);
  expect(page.body.textContent).toContain('{school}<img src=x onerror=alert(1)>"');
});

test.each([
  ['#1f4e79', '#ffffff'],
  ['#ffff66', '#000000'],
  ['#ffffff', '#000000'],
  ['#777777', '#000000'],
  ['url(x)', '#ffffff'],
])('the button of a school in %s has text in %s', (themeColor, text) => {
  const { background, color, border } = buttonColors(themeColor);
  expect(color).toBe(text);
  expect([background, border].every((one) => /^#[0-9a-f]{6}$/.test(one))).toBe(true);
});

test('writes a mail as a file without a mail server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-mail-'));
  const mailer = folderMailer(join(folder, 'mail'));
  await mailer.send({ id: 'uno', ...composeMail(facts) });
  const [name, ...more] = readdirSync(join(folder, 'mail'));
  expect([name, more]).toEqual([expect.stringMatching(/\.eml$/), []]);
  const file = join(folder, 'mail', name!);
  expect(readFileSync(file, 'utf8')).toMatch(/^To: =\?UTF-8\?.*<docente@aromos\.example>\r?$/m);
  expect(statSync(file).mode & 0o077).toBe(0);
  rmSync(folder, { recursive: true });
});

describe.each(usualDatabases)('mail worker on $name', (database) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(database);
  });
  afterAll(() => school.close());

  const requestReset = (email: string) => school.call('requestPasswordReset', { body: { email } });
  const asWith = async (mailer: Mailer, work: (other: School) => Promise<void>) => {
    const other = await openSchool(database, { mailer });
    await work(other).finally(() => other.close());
  };
  const waiting = (other: School) =>
    other.arrange((tx) => tx.selectFrom('email_jobs').selectAll().where('sent_at', 'is', null).execute());

  test('delivers a mail through a real server', async () => {
    const server = await mailServer();
    await asWith(smtpMailer(server.url), async (other) => {
      await other.call('requestPasswordReset', { body: { email: 'docente@aromos.example' } });
      await expect.poll(() => server.taken.length).toBe(1);
      expect(server.taken[0]!.to).toEqual(['docente@aromos.example']);
      expect(server.taken[0]!.text).toMatch(/^From: Colegio Los Aromos <no-reply@aromos\.localhost>\r?$/m);
      await expect.poll(() => waiting(other)).toEqual([]);
    });
    await server.close();
  });

  test('retries later when the server rejects the mail', async () => {
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

  test('delivers each mail once with several workers', async () => {
    const encryption = createEncryption(Buffer.alloc(32, 7));
    const sent: string[] = [];
    const mailer = { description: '', send: async () => void sent.push('x'), close: () => undefined };
    for (const role of ['docente', 'direccion', 'asistente', 'lectura'])
      await requestReset(`${role}@aromos.example`);
    const workers = Array.from({ length: 4 }, () =>
      startMailWorker({
        db: school.db,
        clock: () => school.clock.now,
        encryption,
        outbound: createOutbound([]),
        mailer,
        readLogo: async () => undefined,
        onError: () => undefined,
      }),
    );
    for (const worker of workers) worker.wake();
    await Promise.all(workers.map((worker) => worker.stop()));
    await expect.poll(() => sent.length + school.mails.length).toBe(4);
  });

  test('shows the logo of the school inside the e-mail', async () => {
    const server = await mailServer();
    await asWith(smtpMailer(server.url), async (other) => {
      await other.call('requestPasswordReset', { body: { email: 'docente@aromos.example' } });
      await expect.poll(() => server.taken.length).toBe(1);
    });
    await server.close();
    const { text } = server.taken[0]!;
    expect(text).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(text).toMatch(/^Content-Type: multipart\/related/m);
    expect(text).toMatch(/^Content-Id: <logo@school>\r?$/im);
    const [, encoded = ''] = /Content-Id: <logo@school>[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/i.exec(text) ?? [];
    const logo = Buffer.from(encoded, 'base64');
    expect(await sharp(logo).metadata()).toMatchObject({ format: 'png', height: 112 });
    expect(logo.length).toBeLessThan(24_000);
  });

  test('encrypts waiting mails', async () => {
    const rows = await school.arrange((tx) => tx.selectFrom('email_jobs').select('payload').execute());
    expect(rows.every(({ payload }) => !payload?.includes('@aromos'))).toBe(true);
  });
});
