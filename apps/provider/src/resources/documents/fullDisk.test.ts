import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { folderStorage } from '../../storage/folder.ts';
import type { Storage } from '../../storage/storage.ts';
import { databases, openSchool } from '../../testing/openSchool.ts';
import { newDocument } from '../../testing/writing.ts';

const megabyte = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'school-full-'));
const small = join(folder, 'small');
mkdirSync(small);
/** A tmpfs of four megabytes, where this user may mount one. */
const isMounted =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'none', small]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync('umount', [small]);
  rmSync(folder, { recursive: true, force: true });
});

/** A storage with its folders, and functions to fill, free, list and clear it. */
interface Place {
  storage: Storage;
  spoolFolder: string;
  fill: () => void;
  free: () => void;
  left: () => string[];
  clear: () => void;
}

const filesIn = (at: string): string[] =>
  readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'filler')
    .map(({ name }) => name);

const removeAll = (...paths: string[]) => {
  for (const path of paths) rmSync(path, { recursive: true, force: true });
};

/** Simulates a full disk with the same error, for machines that cannot mount one. */
function pretended(): Place {
  const files = join(folder, 'pretended');
  mkdirSync(files);
  const real = folderStorage(files);
  let full = false;
  const store: Storage['store'] = async (key, file) => {
    if (full) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    await real.store(key, file);
  };
  const spoolFolder = join(folder, 'pretended-uploads');
  const set = (to: boolean) => () => void (full = to);
  const left = () => [...filesIn(files), ...filesIn(spoolFolder)];
  const clear = () => removeAll(files, spoolFolder);
  return { storage: { ...real, store }, spoolFolder, fill: set(true), free: set(false), left, clear };
}

/** Uses the small disk for spooled uploads, for stored files, or for both. */
function onSmallDisk(name: string, uploadsToo: boolean, filesToo: boolean): Place {
  const files = join(filesToo ? small : folder, `${name}-files`);
  const spoolFolder = join(uploadsToo ? small : folder, `${name}-uploads`);
  for (const path of [files, spoolFolder]) mkdirSync(path);
  const filler = join(small, 'filler');
  return {
    storage: folderStorage(files),
    spoolFolder,
    fill: () => writeFileSync(filler, Buffer.alloc(2 * megabyte)),
    free: () => rmSync(filler, { force: true }),
    left: () => [...filesIn(files), ...filesIn(spoolFolder)],
    clear: () => removeAll(files, spoolFolder, filler),
  };
}

const places: [name: string, make: () => Place][] = [
  ['that is pretended', pretended],
  ...(isMounted
    ? ([
        ['of waiting uploads', () => onSmallDisk('waiting', true, false)],
        ['of stored files', () => onSmallDisk('stored', false, true)],
      ] as [string, () => Place][])
    : []),
];

describe.each(places)('full disk %s', (_name, make) => {
  test('answers a clear error, leaves nothing half-stored and works again once there is space', async () => {
    const disk = make();
    // The next test uses the same small disk.
    onTestFinished(disk.clear);
    const { storage, spoolFolder } = disk;
    const school = await openSchool(databases[0]!, { storage, spoolFolder, logger: false });
    const token = await school.as('administrador');
    const key = { 'idempotency-key': 'one-upload-0123456789' };
    // Text larger than the space left on the small disk.
    const file = { name: 'acta.txt', content: Buffer.alloc(2.5 * megabyte, 'acta ') };
    const form = await newDocument(school, token, { file });
    const send = () =>
      school.call('createDocument', { token, body: form.body, headers: { ...form.headers, ...key } });
    const rows = () => school.arrange((tx) => tx.selectFrom('documents').select('id').execute());
    const before = (await rows()).length;

    disk.fill();
    for (let times = 0; times < 2; times += 1) {
      const rejected = await send();
      expect(rejected.status).toBe(503);
      expect(rejected.headers['retry-after']).toBe('2');
      expect(disk.left()).toEqual([]);
      expect(await rows()).toHaveLength(before);
    }
    expect((await school.call('listDocuments', { token })).status).toBe(200);

    disk.free();
    const response = await send();
    expect(response.status).toBe(201);
    expect(disk.left()).toHaveLength(1);
    const { bytes } = await school.call('downloadDocument', { token, path: { id: response.data.data.id } });
    expect(bytes.equals(file.content)).toBe(true);
    await school.close();
  }, 60_000);
});
