import { demoPasswords } from '@school/domain/fixtures';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openAuthority } from '../testing/certificates.ts';
import { openImapServer, mailboxUser, reportMail } from '../testing/imapServer.ts';
import { messageId, ordinary, prepareNotificationMails } from '../testing/notificationMails.ts';
import { usualDatabases, type Host } from '../testing/openSchool.ts';
import { createOutbound } from '../security/outboundAddress.ts';
import { type MailboxLine, type MailboxPosition, readReports } from './mailbox.ts';

const theirs = 'puertoclaro.localhost' as Host;

const open: { close: () => unknown }[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

async function openInbox(options: Parameters<typeof openImapServer>[0] = {}) {
  const server = await openImapServer(options);
  open.push(server);
  return server;
}

describe.each(usualDatabases)('reports about undelivered e-mails on $name', (database) => {
  const { school, token, serve, send, getUserId, to, rows, wake } = prepareNotificationMails(database);

  const settings = async (port: number, bounces: object | null, host?: Host) =>
    school().call('updateSmtpSettings', {
      token: host ? await school().as('administrador', host) : token(),
      ...(host ? { host } : {}),
      body: {
        host: '127.0.0.1',
        port,
        encryption: 'none',
        auth: 'none',
        from_name: 'Avisos',
        from_address: 'avisos@colegio.example',
        current_password: demoPasswords[(host ?? 'aromos').split('.')[0] as keyof typeof demoPasswords],
        reply_to: null,
        bounces,
      },
    });
  const mailbox = ({ port }: { port: number }) => ({
    host: '127.0.0.1',
    port,
    encryption: 'none',
    ...mailboxUser,
  });
  const mailboxState = async () =>
    (await school().call('getSmtpSettings', { token: token() })).data.data.bounces;
  /** Sends a notification to the teacher by the school's server, which accepts it. */
  const sendOne = async () => {
    const server = await serve();
    const imap = await openInbox();
    expect((await settings(server.port, mailbox(imap))).status).toBe(200);
    // The first round ends before a report arrives: a round in progress may have listed the messages already.
    await expect.poll(mailboxState).toMatchObject({ checked_at: expect.any(String) });
    const { id } = await send({ ...ordinary, ...to(await getUserId('docente')) });
    await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(['sent']);
    const [mail] = server.taken;
    return { id, imap, mail: mail! };
  };
  const getEmail = async (id: string) => {
    const answer = await school().call('listNotificationRecipients', { token: token(), path: { id } });
    return answer.data.data[0]!.email;
  };
  test('mark the e-mail as failed in the list of recipients, with the server’s words', async () => {
    const { id, imap, mail } = await sendOne();
    expect(mail.dsn).toMatchObject({ ret: 'HDRS', envid: messageId(mail.text).slice(1, 33) });
    expect(await getEmail(id)).toMatchObject({ state: 'sent', failure: null, reply: null });
    imap.deliver('From: ana@correo.example\nSubject: Hola\n\nUna pregunta.\n');
    imap.deliver(reportMail({ messageId: messageId(mail.text) }));
    imap.deliver(reportMail({ messageId: `<${'0'.repeat(32)}@colegio.example>` }));
    await wake(6);
    await expect
      .poll(() => getEmail(id))
      .toMatchObject({
        state: 'failed',
        failure: 'bounced',
        reply: '550 5.1.1 <docente@aromos.example>: Recipient address rejected: User unknown',
      });
    await expect.poll(() => imap.seen()).toEqual([false, true, false]);
    await expect.poll(mailboxState).toMatchObject({ problem: null, checked_at: expect.any(String) });
  });

  test('find the e-mail by its envelope when the returned message has no Message-ID', async () => {
    const { id, imap, mail } = await sendOne();
    imap.deliver(reportMail({ envelopeId: mail.dsn!.envid }));
    await wake(6);
    await expect.poll(async () => (await getEmail(id))?.failure).toBe('bounced');
  });

  test('of a delay leave the e-mail as sent', async () => {
    const { id, imap, mail } = await sendOne();
    imap.deliver(reportMail({ messageId: messageId(mail.text), action: 'delayed', status: '4.4.1' }));
    await wake(6);
    await expect.poll(async () => (await rows())[0]?.error).toContain('Recipient address rejected');
    expect(await getEmail(id)).toMatchObject({ state: 'sent', failure: null, reply: null });
  });

  test('are read in later rounds, and never change an e-mail of another school', async () => {
    const { id, imap, mail } = await sendOne();
    const other = await openInbox();
    expect((await settings(25, mailbox(other), theirs)).status).toBe(200);
    other.deliver(reportMail({ messageId: messageId(mail.text) }));
    await wake(6);
    const checked = async () =>
      (
        await school().call('getSmtpSettings', {
          token: await school().as('administrador', theirs),
          host: theirs,
        })
      ).data.data.bounces?.checked_at;
    await expect.poll(checked).not.toBeNull();
    expect(other.seen()).toEqual([false]);
    expect(await getEmail(id)).toMatchObject({ state: 'sent' });
    imap.deliver(reportMail({ messageId: messageId(mail.text) }));
    await wake(6);
    await expect.poll(async () => (await getEmail(id))?.state).toBe('failed');
  });

  test('wait while the mailbox cannot be read, and the settings say why', async () => {
    const { id, imap, mail } = await sendOne();
    const server = await serve();
    await settings(server.port, { ...mailbox(imap), password: 'otra' });
    await expect.poll(async () => (await mailboxState())?.problem).toBe('wrong_password');
    imap.deliver(reportMail({ messageId: messageId(mail.text) }));
    expect(await getEmail(id)).toMatchObject({ state: 'sent' });
    await settings(server.port, mailbox(imap));
    await expect.poll(async () => (await getEmail(id))?.state).toBe('failed');
  });

  test('are no longer read after the mailbox was removed', async () => {
    const { id, imap, mail } = await sendOne();
    const server = await serve();
    expect((await settings(server.port, null)).data.data.bounces).toBeNull();
    imap.deliver(reportMail({ messageId: messageId(mail.text) }));
    await wake(10);
    expect(await getEmail(id)).toMatchObject({ state: 'sent' });
    expect(imap.seen()).toEqual([false]);
  });

  test('come to a mailbox whose password is encrypted, and asked for again for another server or user', async () => {
    const server = await serve();
    const imap = await openInbox();
    const ownMailbox = mailbox(imap);
    const answer = await settings(server.port, ownMailbox);
    expect(answer.data.data.bounces).toMatchObject({ username: ownMailbox.username, has_password: true });
    expect(JSON.stringify(answer.data)).not.toContain(ownMailbox.password);
    const [row] = await school().arrange((tx) => tx.selectFrom('bounce_mailboxes').selectAll().execute());
    expect(row!.password!.includes(ownMailbox.password)).toBe(false);
    const { password: _secret, ...unchanged } = ownMailbox;
    expect((await settings(server.port, unchanged)).status).toBe(200);
    for (const change of [{ host: 'localhost' }, { port: 1 }, { username: 'otra' }]) {
      const rejected = await settings(server.port, { ...unchanged, ...change });
      expect([rejected.status, Object.keys(rejected.data.errors ?? {})]).toEqual([422, ['bounces.password']]);
    }
    const audit = await school().call('listAudit', {
      token: token(),
      query: { 'filter[kind]': 'integration' },
    });
    expect(JSON.stringify(audit.data)).not.toContain(ownMailbox.password);
    expect(audit.data.data.map(({ after }) => after)).toContainEqual(
      expect.objectContaining({ bounce_host: '127.0.0.1', bounce_password: 'changed' }),
    );
  });

  test('are part of the test of the settings', async () => {
    const server = await serve();
    const imap = await openInbox();
    const last = async () => {
      const answer = await school().call('testSmtp', { token: token(), body: { to: 'ana@correo.example' } });
      const { name, ok, problem } = answer.data.steps.at(-1)!;
      return [name, ok, problem];
    };
    await settings(server.port, mailbox(imap));
    expect(await last()).toEqual(['bounces', true, null]);
    await settings(server.port, { ...mailbox(imap), password: 'otra' });
    expect(await last()).toEqual(['bounces', false, 'wrong_password']);
    await settings(server.port, { ...mailbox(imap), encryption: 'starttls' });
    expect(await last()).toEqual(['bounces', false, 'tls_not_offered']);
  });
});

type Reading = Partial<Omit<MailboxLine, 'account'>> & {
  account?: Partial<MailboxLine['account']>;
  from?: MailboxPosition;
};

describe('a mailbox', () => {
  const authority = openAuthority();
  const certificate = authority.certify('localhost');
  const trusted = getCACertificates('default');
  beforeAll(() => setDefaultCACertificates([...trusted, authority.cert]));
  afterAll(() => setDefaultCACertificates(trusted));

  const soon = { step: 300, whole: 600 };
  const read = (
    port: number,
    { account = {}, from = { validity: null as string | null, uid: 0 }, ...line }: Reading = {},
  ) =>
    readReports(
      {
        outbound: createOutbound(['127.0.0.1', '::1']),
        account: { host: '127.0.0.1', port, encryption: 'none', ...mailboxUser, ...account },
        ...line,
      },
      from,
      async () => false,
    );
  /** Opens a server that answers each connection with a text, or hangs. */
  const answering = async (text: string | undefined) => {
    const server: Server = createServer((socket) => {
      socket.on('error', () => undefined);
      if (text !== undefined) socket.end(text);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    open.push({ close: () => void server.close() });
    return (server.address() as AddressInfo).port;
  };

  test.each([
    ['hangs', undefined, 'timed_out'],
    ['ends the connection', '', 'connection_lost'],
    ['refuses connections of its own accord', '* BYE Too busy\r\n', 'connection_lost'],
  ])('whose server %s is a failure', async (_, text, problem) => {
    const port = await answering(text);
    await expect(read(port, { timeouts: soon })).rejects.toMatchObject({
      name: 'SmtpFailure',
      step: 'bounces',
      problem,
    });
  });

  test('on a private address is not reached', async () => {
    const imap = await openInbox();
    const reading = read(imap.port, { outbound: createOutbound([]) });
    await expect(reading).rejects.toMatchObject({ problem: 'unreachable' });
  });

  test.each(['tls', 'starttls'] as const)(
    'is read with %s, if the certificate is right',
    async (encryption) => {
      const imap = await openInbox({ encryption, certificate });
      const ownServer = { host: 'localhost', encryption };
      expect(await read(imap.port, { account: ownServer })).toMatchObject({ hasMore: false });
      const wrong = read(imap.port, { account: { encryption } });
      await expect(wrong).rejects.toMatchObject({ problem: 'certificate_wrong_host' });
      setDefaultCACertificates(trusted);
      await expect(read(imap.port, { account: ownServer })).rejects.toMatchObject({
        problem: 'certificate_untrusted',
      });
      setDefaultCACertificates([...trusted, authority.cert]);
    },
  );

  test('at a port without a server is a failure', async () => {
    const port = await answering('');
    await open.at(-1)!.close();
    await expect(read(port)).rejects.toMatchObject({ problem: 'connection_refused' });
  });

  test('is read fifty messages at a time, and only what came after them', async () => {
    const imap = await openInbox();
    for (let count = 0; count < 60; count += 1) imap.deliver(reportMail({}));
    const first = await read(imap.port);
    expect(first).toMatchObject({ position: { uid: 50 }, hasMore: true });
    const second = await read(imap.port, { from: first.position });
    expect(second).toMatchObject({ position: { uid: 60 }, hasMore: false });
    expect(await read(imap.port, { from: second.position })).toEqual(second);
    const other = { validity: '999', uid: 60 };
    expect((await read(imap.port, { from: other })).position.uid).toBe(50);
  });
});
