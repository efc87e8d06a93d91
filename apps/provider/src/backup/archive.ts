import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import tar from 'tar-stream';
import { describeReason, StartProblem } from '../database/startProblem.ts';

/** The metadata of an archive, in its first entry. */
export interface Manifest {
  format: 1;
  made_at: string;
  /** The applied migrations of its rows, in order. */
  migrations: string[];
  /** Shows whether a key encrypted the archive's secrets, and reveals nothing else about it. */
  key_check: string;
  college_ids: string[];
  tables: { name: string; columns: string[] }[];
}

export const manifestName = 'backup.json';
/** The last entry, in the format of `sha256sum --check`: an archive without it is incomplete. */
export const sumsName = 'SHA256SUMS';

/** One file of an archive. */
export interface ArchiveEntry {
  name: string;
  content: AsyncIterable<Buffer>;
}

/** Writes the entries of an archive one after the other. */
export interface ArchiveWriter {
  add: (name: string, size: number, content: AsyncIterable<Buffer> | Buffer) => Promise<void>;
  /** Adds the checksums; resolves when everything is on the disk. */
  finish: () => Promise<void>;
  /** Discards the archive. */
  abandon: () => Promise<void>;
}

export function writeArchive(path: string): ArchiveWriter {
  const pack = tar.pack();
  const file = createWriteStream(path, { flags: 'w', mode: 0o600, flush: true });
  const written = pipeline(Readable.from(pack as AsyncIterable<Buffer>, { objectMode: false }), file);
  // The next `add` or `finish` throws the error.
  written.catch((error: unknown) => pack.destroy(error as Error));
  const sums: string[] = [];

  async function put(name: string, size: number, content: AsyncIterable<Buffer> | Buffer): Promise<string> {
    const hash = createHash('sha256');
    const pieces = Buffer.isBuffer(content) ? [content] : content;
    async function* counted() {
      for await (const piece of pieces) {
        hash.update(piece);
        yield piece;
      }
    }
    const entry = pack.entry({ name, size, mode: 0o600 });
    const added = pipeline(counted, entry as unknown as NodeJS.WritableStream);
    await Promise.race([added, written.then(() => added)]);
    return hash.digest('hex');
  }

  return {
    async add(name, size, content) {
      sums.push(`${await put(name, size, content)}  ${name}\n`);
    },
    async finish() {
      const list = Buffer.from(sums.join(''));
      await put(sumsName, list.length, list);
      pack.finalize();
      await written;
    },
    async abandon() {
      pack.destroy();
      await written.catch(() => undefined);
    },
  };
}

/** Yields the entries of an archive in order; each must be read before the next, or it is skipped. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const extract = tar.extract();
  const source = createReadStream(path);
  source.on('error', (error) => extract.destroy(error));
  source.pipe(extract as unknown as NodeJS.WritableStream);
  try {
    for await (const entry of extract) {
      yield { name: entry.header.name, content: entry as AsyncIterable<Buffer> };
      entry.resume();
    }
  } finally {
    source.destroy();
  }
}

/** An archive that was read completely and whose checksums match. */
export interface CheckedArchive {
  manifest: Manifest;
  /** `<college>/<id>` of each stored file in it. */
  files: Set<string>;
}

async function hashContent(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
}

async function readThrough(path: string): Promise<CheckedArchive> {
  let manifest: Manifest | undefined;
  let sums: string | undefined;
  let hashes = '';
  const files = new Set<string>();
  for await (const { name, content } of readArchive(path)) {
    if (sums !== undefined) throw new Error('something stands behind its end');
    if (name === sumsName) {
      sums = await text(Readable.from(content));
      continue;
    }
    if (!manifest) {
      if (name !== manifestName) throw new Error('it does not begin like one');
      const words = await text(Readable.from(content));
      manifest = JSON.parse(words) as Manifest;
      hashes += `${createHash('sha256').update(words).digest('hex')}  ${name}\n`;
      continue;
    }
    hashes += `${await hashContent(content)}  ${name}\n`;
    if (name.startsWith('files/')) files.add(name.slice('files/'.length));
  }
  if (!manifest || sums === undefined) throw new Error('its end is missing');
  if (sums !== hashes) throw new Error('its content is not what was written');
  return { manifest, files };
}

/**
 * Reads and checks a whole archive before it is used.
 * @throws StartProblem when a byte of it is missing or changed.
 */
export async function checkArchive(path: string): Promise<CheckedArchive> {
  try {
    return await readThrough(path);
  } catch (error) {
    throw new StartProblem(`${path} is no whole backup: ${describeReason(error)}.`);
  }
}
