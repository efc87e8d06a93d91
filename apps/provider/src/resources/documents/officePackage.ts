import type { FileHandle } from 'node:fs/promises';

/** The size in bytes of a ZIP's end record without a comment, and with the longest one. */
const closing = 22;
const longestClosing = closing + 0xffff;

/** The size in bytes of a directory entry before its name. */
const entryHead = 46;

/** The maximum number of directory bytes to read: some ten thousand names. */
const most = 1024 * 1024;

const office = 'application/vnd.openxmlformats-officedocument.';

/** The required part of each Office format, and the type that it implies. */
const mainParts: Readonly<Record<string, string>> = {
  'word/document.xml': `${office}wordprocessingml.document`,
  'xl/workbook.xml': `${office}spreadsheetml.sheet`,
  'ppt/presentation.xml': `${office}presentationml.presentation`,
};

/** A ZIP with one of these parts is a package, and not a plain archive. */
const packageParts = ['[Content_Types].xml', '_rels/.rels'];

async function read(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

/** Reads the names in a ZIP's directory, up to the limit; empty when the file has no end record. */
async function namesIn(file: FileHandle): Promise<Set<string>> {
  const names = new Set<string>();
  const { size } = await file.stat();
  const from = Math.max(0, size - longestClosing);
  const tail = await read(file, from, size - from);
  const at = tail.lastIndexOf('PK\x05\x06', tail.length, 'latin1');
  if (at < 0 || tail.length - at < closing) return names;
  const directory = await read(file, tail.readUInt32LE(at + 16), Math.min(tail.readUInt32LE(at + 12), most));
  for (let entry = 0; entry + entryHead <= directory.length;) {
    if (directory.toString('latin1', entry, entry + 4) !== 'PK\x01\x02') break;
    const [name, extra, comment] = [28, 30, 32].map((offset) => directory.readUInt16LE(entry + offset));
    names.add(directory.toString('utf8', entry + entryHead, entry + entryHead + name!));
    entry += entryHead + name! + extra! + comment!;
  }
  return names;
}

/**
 * Detects the type of an Office file from its part names, for files whose content-type list is not specific enough.
 * Undefined for files with macros.
 */
export async function packageType(file: FileHandle): Promise<string | undefined> {
  const names = await namesIn(file);
  if (!packageParts.some((name) => names.has(name))) return undefined;
  if ([...names].some((name) => name.endsWith('/vbaProject.bin'))) return undefined;
  const main = Object.keys(mainParts).find((name) => names.has(name));
  return main && mainParts[main];
}
