import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** An uploaded file on the local disk, until a handler stores or discards it. */
export class SpooledFile {
  /** The sender's file name. */
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly sha256: string;

  constructor(name: string, path: string, size: number, sha256: string) {
    this.name = name;
    this.path = path;
    this.size = size;
    this.sha256 = sha256;
  }

  discard(): Promise<void> {
    return rm(this.path, { force: true });
  }
}

/** A folder of uploads that are not accepted yet. */
export interface Spool {
  /** Writes the stream to the disk; removes the file if the stream breaks. */
  receive: (name: string, source: Readable) => Promise<SpooledFile>;
  /** Removes files that a killed process left. */
  sweep: (before: Date) => Promise<void>;
}

export function createSpool(folder: string): Spool {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async receive(name, source) {
      const path = join(folder, randomUUID());
      const hash = createHash('sha256');
      let size = 0;
      async function* measured(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      }
      try {
        const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
        await pipeline(source, measured, file);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return new SpooledFile(name, path, size, hash.digest('hex'));
    },
    async sweep(before) {
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const stats = await stat(path).catch(() => undefined);
        if (stats && stats.mtime < before) await rm(path, { force: true });
      }
    },
  };
}
