import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectClient } from '../testing/apiClient.ts';
import { openAuthority } from '../testing/certificates.ts';
import { type Killable, killableEmbedded } from '../testing/killable.ts';
import { databases } from '../testing/openSchool.ts';
import { openPushServer, type PushServer } from '../testing/pushServer.ts';
import { rounds } from '../testing/rounds.ts';

const folder = mkdtempSync(join(tmpdir(), 'provider-push-kill-'));
const roles = [
  'administrador',
  'direccion',
  'inspectoria',
  'comunicaciones',
  'docente',
  'asistente',
  'lectura',
];
let killable: Killable;
let server: PushServer;
beforeAll(async () => {
  const authority = openAuthority();
  const file = join(folder, 'authority.pem');
  writeFileSync(file, authority.cert);
  server = await openPushServer(authority.certify('localhost'));
  killable = await killableEmbedded(folder, databases[0]);
  killable.env.NODE_EXTRA_CA_CERTS = file;
  killable.env.OUTBOUND_ALLOW = '127.0.0.1, ::1';
  await killable.start();
}, 120_000);
afterAll(async () => {
  await killable.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The devices that got a message of a notification, with their number of copies. */
const countCopies = (id: string) => {
  const copies = new Map<string, number>();
  for (const { path, json } of server.taken)
    if (json.includes(id)) copies.set(path, (copies.get(path) ?? 0) + 1);
  return copies;
};

test('loses no push message although the process is killed while it sends', async () => {
  for (const role of roles) {
    const client = await connectClient(killable.origin, role);
    const subscribed = await client.request('PUT', '/api/v1/push/subscription', server.subscribe(`/${role}`));
    expect(subscribed.status).toBe(200);
  }
  const drill = {
    title: 'Evacuación',
    content: 'Salgan al patio norte.',
    audience: { scope: 'all' },
    status: 'sent',
    emergency: true,
    mode: 'drill',
  };
  for (let kill = 1; kill <= rounds(2, 20); kill += 1) {
    const client = await connectClient(killable.origin, 'administrador');
    const sent = await client.request('POST', '/api/v1/notifications', drill);
    expect(sent.status).toBe(201);
    const { id } = (sent.data as { data: { id: string } }).data;
    const goal = 1 + Math.floor(Math.random() * roles.length);
    await expect
      .poll(() => countCopies(id).size, { interval: 1, timeout: 600_000 })
      .toBeGreaterThanOrEqual(goal);
    await killable.killProvider();
    // As if the half minute of the lease had passed.
    await killable.query('update deliveries set lease_expires_at = now() where lease is not null');
    await killable.start();
    const open = `select from deliveries where channel = 'push' and state = 'queued'`;
    await expect
      .poll(async () => (await killable.query(open)).length, { interval: 500, timeout: 600_000 })
      .toBe(0);
    const copies = countCopies(id);
    expect([...copies.keys()].toSorted()).toEqual(roles.map((role) => `/${role}`).toSorted());
    // One kill can repeat what was accepted and not marked; the same topic and tag show it once.
    expect(Math.max(...copies.values())).toBeLessThanOrEqual(2);
  }
}, 1_800_000);
