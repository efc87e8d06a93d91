import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentFromText } from '@school/domain';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { databases, usualDatabases, openSchool, type School } from '../testing/openSchool.ts';
import { readChoices, newPost } from '../testing/writing.ts';

const folder = mkdtempSync(join(tmpdir(), 'school-full-database-'));
const filler = join(folder, 'filler');
/** A disk of sixteen megabytes, if this user may mount one. */
const isMounted =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'none', folder]).status === 0;
afterAll(() => {
  // The server may keep its files open for a moment.
  if (isMounted) spawnSync('umount', ['--lazy', folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** Fills the disk of the posts and frees it again. */
interface Disk {
  prepare: (owner: Client) => Promise<unknown>;
  crowd: (owner: Client) => unknown;
  free: (owner: Client) => unknown;
  restore: (owner: Client) => Promise<unknown>;
}

/** Raises PostgreSQL's error, for machines where nothing can be mounted. */
const pretended: Disk = {
  prepare: (owner) =>
    owner.query(`create function no_space() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`),
  crowd: (owner) =>
    owner.query('create trigger full_disk after insert on posts for each row execute function no_space()'),
  free: (owner) => owner.query('drop trigger full_disk on posts'),
  restore: (owner) => owner.query('drop function no_space'),
};

const real: Disk = {
  async prepare(owner) {
    chmodSync(folder, 0o777);
    await owner.query(`create tablespace small location '${folder}'`);
    await owner.query('alter table posts set tablespace small');
  },
  crowd: () => {
    // Fills the disk to the last byte: writes what fits before it fails.
    for (let size = 16 * 1024 * 1024; size >= 1024; size /= 2) {
      try {
        writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  },
  free: () => rmSync(filler),
  async restore(owner) {
    await owner.query('alter table posts set tablespace pg_default');
    await owner.query('drop tablespace small');
  },
};

const disks: [name: string, database: (typeof databases)[number], disk: Disk][] = [
  ...usualDatabases.map((database): (typeof disks)[number] => ['pretended', database, pretended]),
  // Only the server's owner chooses the disk of its tables.
  ...(isMounted ? [['real', databases[0]!, real] as (typeof disks)[number]] : []),
];

describe.each(disks)('full database disk, %s', (_name, database, disk) => {
  test('rejects writes, loses nothing, and works again with free space', async () => {
    const school: School = await openSchool(database, { logger: false });
    const owner = new Client({ ...database.owner, database: school.databaseName });
    await owner.connect();
    await disk.prepare(owner);
    const token = await school.as('administrador');
    const choices = await readChoices(school, token);
    // Random text, which PostgreSQL cannot compress.
    const body = () => documentFromText(randomBytes(24_000).toString('base64'));
    const posts = Array.from({ length: 6 }, (_, at) =>
      newPost(choices, { title: `Disco de prueba ${at}`, body: body() }),
    );
    const write = (at: number) =>
      school.call('createPost', {
        token,
        body: posts[at],
        headers: { 'idempotency-key': `full-disk-0123456789-${at}` },
      });
    const titles = async () => {
      const query = { 'filter[status]': 'published', q: 'Disco de prueba', per_page: 100 };
      const { data } = await school.call('listPosts', { token, query });
      return data.data.map(({ title }) => title).sort();
    };

    expect((await write(0)).status).toBe(201);
    await disk.crowd(owner);
    const answers = [];
    for (let at = 1; at < posts.length; at += 1) answers.push(await write(at));
    const rejected = answers.filter(({ status }) => status !== 201);
    expect(rejected.length).toBeGreaterThan(0);
    for (const { status, headers } of rejected) expect([status, headers['retry-after']]).toEqual([503, '2']);
    const storedTitles = [
      'Disco de prueba 0',
      ...answers.flatMap(({ status }, at) => (status === 201 ? [`Disco de prueba ${at + 1}`] : [])),
    ];
    expect(await titles()).toEqual(storedTitles);
    expect(
      (await school.app.inject({ url: '/readyz', headers: { host: 'aromos.localhost' } })).statusCode,
    ).toBe(200);

    await disk.free(owner);
    for (let at = 0; at < posts.length; at += 1) expect((await write(at)).status).toBe(201);
    expect(await titles()).toEqual(posts.map(({ title }) => title));
    await school.close();
    await disk.restore(owner);
    await owner.end();
  }, 60_000);
});
