import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectClient } from '../testing/apiClient.ts';
import { type Killable, killableEmbedded } from '../testing/killable.ts';
import { type MailServer, openMailServer } from '../testing/mailServer.ts';
import { databases } from '../testing/openSchool.ts';
import { rounds } from '../testing/rounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'provider-mail-kill-'));
/** The number of connections: an e-mail on each may be accepted but not marked when the process dies. */
const connections = 5;
let killable: Killable;
let server: MailServer;
beforeAll(async () => {
  server = await openMailServer();
  killable = await killableEmbedded(folder, databases[0]);
  killable.env.SMTP_URL = server.url;
  await killable.start();
}, 120_000);
afterAll(async () => {
  await killable.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const messageId = ({ text }: { text: string }) => /^Message-ID:\s*(<[^>]+>)/im.exec(text)?.[1];

/** The e-mails of the test; scheduled notifications of the sample school may become due meanwhile. */
const alerts = () => server.taken.filter(({ text }) => /^Subject: .*SIMULACRO/m.test(text));
/** Returns the distinct e-mails: a server or a mail program recognises a repeated one by its Message-ID. */
const distinct = () => new Map(alerts().map((mail) => [messageId(mail), mail.to[0]!]));

test('sends each e-mail once, by Message-ID, although the process is killed while it sends', async () => {
  const kills = rounds(2, 20);
  const drill = {
    title: 'Evacuación',
    content: 'Salgan al patio norte.',
    audience: { scope: 'all' },
    status: 'sent',
    emergency: true,
    mode: 'drill',
  };
  const people = await killable.query<{ email: string }>(
    `select email from users where status = 'active' and college_id = current_setting('app.college_id')::uuid`,
  );
  for (let kill = 1; kill <= kills; kill += 1) {
    const client = await connectClient(killable.origin, 'administrador');
    const goal = alerts().length + 1 + Math.floor(Math.random() * people.length);
    const sent = await client.request('POST', '/api/v1/notifications', drill);
    expect(sent.status).toBe(201);
    await expect
      .poll(() => server.taken.length, { interval: 1, timeout: 600_000 })
      .toBeGreaterThanOrEqual(goal);
    await killable.killProvider();
    // As if the half minute of the lease had passed.
    await killable.query('update deliveries set lease_expires_at = now() where lease is not null');
    await killable.start();
    const open = async () => (await killable.query(`select from deliveries where state <> 'sent'`)).length;
    await expect.poll(open, { interval: 500, timeout: 600_000 }).toBe(0);
  }
  const byAddress = [...distinct().values()].toSorted();
  expect(byAddress).toEqual(
    people.flatMap(({ email }) => Array.from({ length: kills }, () => email)).toSorted(),
  );
  expect(alerts().length - byAddress.length).toBeLessThanOrEqual(kills * connections);
}, 1_800_000);
