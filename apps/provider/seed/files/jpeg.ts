import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './pages.ts';

/** Marks before which a JPEG says how large it is. */
const frames = new Set([0xc0, 0xc1, 0xc2]);

/** A picture of a school, with its size. @throws When the file is no JPEG. */
export function readPicture(school: string, name: string): Picture {
  const bytes = readFileSync(join(import.meta.dirname, '../pictures', school, name));
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2))
    if (frames.has(bytes[at + 1]!))
      return { bytes, width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  throw new Error(`${school}/${name} is no JPEG.`);
}
