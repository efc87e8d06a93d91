import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { createSpool } from '../storage/spool.ts';
import { FileMissing, type Storage } from '../storage/storage.ts';

/** Tests that every storage must pass; `now` returns the clock of its file times. */
export function promisesOfStorage(open: () => Storage, now: () => Date): void {
  let storage: Storage;
  const collegeId = randomUUID();
  beforeAll(() => {
    storage = open();
  });
  const spool = createSpool(mkdtempSync(join(tmpdir(), 'school-spool-')));
  const storeContent = async (content: Buffer, college = collegeId) => {
    const key = { collegeId: college, id: randomUUID() };
    const file = await spool.receive('x', Readable.from([content]));
    await storage.store(key, file);
    await file.discard();
    return key;
  };
  const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  const listIds = async (college: string) => {
    const ids: string[] = [];
    for await (const { id } of storage.list(college)) ids.push(id);
    return ids.sort();
  };

  test('gives back what it keeps, whole and in parts', async () => {
    const content = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 7919) % 251));
    const key = await storeContent(content);
    expect(hash(await buffer(await storage.read(key)))).toBe(hash(content));
    const part = await buffer(await storage.read(key, { start: 1_000_000, end: 1_999_999 }));
    expect(hash(part)).toBe(hash(content.subarray(1_000_000, 2_000_000)));
    const last = await buffer(
      await storage.read(key, { start: content.length - 1, end: content.length - 1 }),
    );
    expect(last).toEqual(content.subarray(-1));
  });

  test('says that it has not what was removed, and removes twice without a word', async () => {
    const key = await storeContent(Buffer.from('x'));
    await storage.remove(key);
    await storage.remove(key);
    await expect(storage.read(key)).rejects.toBeInstanceOf(FileMissing);
  });

  test('lists a school’s files and no other’s, with their length and the time at which they came', async () => {
    const college = randomUUID();
    expect(await listIds(college)).toEqual([]);
    const before = now();
    const keys = await Promise.all(['a', 'b', 'c'].map((text) => storeContent(Buffer.from(text), college)));
    await storeContent(Buffer.from('d'), randomUUID());
    expect(await listIds(college)).toEqual(keys.map(({ id }) => id).sort());
    const after = now();
    for await (const { since, size } of storage.list(college)) {
      // Some storages keep whole seconds only.
      expect(since.getTime()).toBeGreaterThanOrEqual(before.getTime() - 1000);
      expect(since.getTime()).toBeLessThanOrEqual(after.getTime());
      expect(size).toBe(1);
    }
  });
}
