import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '../../cleanup/cleanupWorker.ts';
import { folderStorage } from '../../storage/folder.ts';
import { createSpool } from '../../storage/spool.ts';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { newDocument } from '../../testing/writing.ts';

const boundary = 'frontera';
const megabyte = Buffer.alloc(1024 * 1024, 'a');

describe.each(usualDatabases)('uploads over a socket on $name', (database) => {
  let school: School;
  let token: string;
  let port: number;
  let start: string;
  beforeAll(async () => {
    // Long enough for tests on a busy machine, and short enough to wait for.
    school = await openSchool(database, { bodyTimeouts: { silence: 1500 } });
    token = await school.as('administrador');
    await school.app.listen({ port: 0, host: '127.0.0.1' });
    port = (school.app.server.address() as { port: number }).port;
    const whole = (await newDocument(school, token)).body.toString('latin1');
    const head = whole.slice(0, whole.indexOf('%PDF')).replaceAll('----school-test-boundary', boundary);
    start = head.replace('circular.pdf', 'largo.txt');
  });
  afterAll(() => school.close());

  const uploads = () => readdirSync(`${school.folder}/uploads`);
  const stored = () =>
    readdirSync(`${school.folder}/files`).flatMap((name) => readdirSync(`${school.folder}/files/${name}`));

  function send(
    headers: Record<string, string> = {},
    to = port,
  ): { sent: ClientRequest; answer: Promise<number> } {
    const sent = request({
      port: to,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/v1/documents',
      headers: {
        host: 'aromos.localhost',
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...headers,
      },
    });
    const answer = new Promise<number>((resolve) => {
      sent.on('response', (response) => {
        response.resume();
        resolve(response.statusCode!);
      });
      sent.on('error', () => resolve(0));
    });
    return { sent, answer };
  }

  /** Writes to the request; stops when the connection closes. */
  async function write(sent: ClientRequest, megabytes: number, first = true): Promise<void> {
    sent.setMaxListeners(0);
    if (first) sent.write(start);
    for (let count = 0; count < megabytes && !sent.destroyed; count += 1) {
      if (!sent.write(megabyte)) {
        await Promise.race([
          new Promise((resolve) => sent.once('drain', resolve)),
          new Promise((resolve) => sent.once('close', resolve)),
        ]);
      }
    }
  }

  test('spools received bytes to disk during the upload', async () => {
    const { sent, answer } = send();
    await write(sent, 40);
    const onDisk = () =>
      uploads().reduce((sum, name) => sum + statSync(`${school.folder}/uploads/${name}`).size, 0);
    await expect.poll(onDisk).toBeGreaterThan(30 * 1024 * 1024);
    for (let count = 0; count < 20; count += 1) sent.write(megabyte);
    sent.end(`\r\n--${boundary}--\r\n`);
    expect(await answer).toBe(201);
    expect(uploads()).toEqual([]);
  });

  test('rejects a file beyond the limit without a declared length, and deletes its bytes', async () => {
    const before = stored().length;
    const { sent, answer } = send();
    await write(sent, 101);
    if (!sent.destroyed) sent.end(`\r\n--${boundary}--\r\n`);
    expect(await answer).toBe(413);
    await expect.poll(uploads).toEqual([]);
    expect(stored()).toHaveLength(before);
  });

  test('leaves nothing of an aborted upload', async () => {
    const before = stored().length;
    const { sent, answer } = send();
    await write(sent, 3);
    await expect.poll(() => uploads().length).toBe(1);
    sent.destroy();
    expect(await answer).toBe(0);
    await expect.poll(uploads).toEqual([]);
    expect(stored()).toHaveLength(before);
  });

  test('ends an upload that stops sending, and leaves nothing of it', async () => {
    const before = stored().length;
    const { sent, answer } = send();
    await write(sent, 3);
    await expect.poll(() => uploads().length).toBe(1);
    expect(await answer).toBe(408);
    await expect.poll(uploads).toEqual([]);
    expect(stored()).toHaveLength(before);
  });

  test('ends a body that arrives endlessly in small parts', async () => {
    const impatient = await openSchool(database, { bodyTimeouts: { silence: 100, whole: 1000 } });
    await impatient.app.listen({ port: 0, host: '127.0.0.1' });
    const { sent, answer } = send(
      { authorization: `Bearer ${await impatient.as('administrador')}` },
      (impatient.app.server.address() as { port: number }).port,
    );
    sent.write(start);
    const drip = setInterval(() => sent.write('a'), 10);
    expect(await answer).toBe(408);
    clearInterval(drip);
    await expect.poll(() => readdirSync(`${impatient.folder}/uploads`)).toEqual([]);
    await impatient.close();
  }, 60_000);

  test('completes an upload before the provider stops', async () => {
    const stopping = await openSchool(database);
    await stopping.app.listen({ port: 0, host: '127.0.0.1' });
    const { sent, answer } = send(
      { authorization: `Bearer ${await stopping.as('administrador')}` },
      (stopping.app.server.address() as { port: number }).port,
    );
    await write(sent, 3);
    await expect.poll(() => readdirSync(`${stopping.folder}/uploads`)).toHaveLength(1);
    let isStopped = false;
    const stopped = stopping.app.close().then(() => {
      isStopped = true;
    });
    await write(sent, 3, false);
    expect(isStopped).toBe(false);
    sent.end(`\r\n--${boundary}--\r\n`);
    expect(await answer).toBe(201);
    await stopped;
    await stopping.close();
  }, 60_000);

  test('rejects a person without permission before the body is sent', async () => {
    for (const [authorization, status] of [
      ['Bearer x', 401],
      [`Bearer ${await school.as('lectura')}`, 403],
    ] as const) {
      const { sent, answer } = send({ authorization });
      sent.flushHeaders();
      sent.write(start);
      expect(await answer).toBe(status);
      expect(uploads()).toEqual([]);
      sent.destroy();
    }
  });

  test('deletes unreferenced files after a day', async () => {
    const storage = folderStorage(`${school.folder}/files`);
    const spool = createSpool(`${school.folder}/uploads`);
    const [college] = readdirSync(`${school.folder}/files`);
    const orphan = 'ffffffff-0000-4000-8000-000000000000';
    const young = 'ffffffff-0000-4000-8000-000000000001';
    const present = new Date();
    const longAgo = new Date(present.getTime() - 25 * 3600_000);
    const torn = `${orphan}.part`;
    for (const name of [orphan, young, torn]) writeFileSync(`${school.folder}/files/${college}/${name}`, 'x');
    // Sets the times by this process's clock, because the file system may have another.
    for (const name of readdirSync(`${school.folder}/files/${college}`)) {
      const time = name === young ? present : longAgo;
      utimesSync(`${school.folder}/files/${college}/${name}`, time, time);
    }
    writeFileSync(`${school.folder}/uploads/torn`, 'x');
    utimesSync(`${school.folder}/uploads/torn`, longAgo, longAgo);
    const before = stored();
    await cleanUp({ db: school.db, clock: () => school.clock.now, storage, spool });
    expect(stored().sort()).toEqual(before.filter((name) => name !== orphan && name !== torn).sort());
    expect(uploads()).toEqual([]);
  });
});
