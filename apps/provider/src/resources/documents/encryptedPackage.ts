import type { FileHandle } from 'node:fs/promises';

/** The size in bytes of a container's header, and of the sector numbers in its tables. */
const headSize = 512;
const numberSize = 4;

/** The number of tables that the header names, and of directory sectors to read: a protected file has one to four. */
const mostTables = 109;
const mostSectors = 64;

/** The stream of a container that holds an encrypted Office file. */
const stream = Buffer.from('EncryptedPackage', 'utf16le');

async function read(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

/** Whether an OLE container holds an Office file that is protected by a password, by the names in its directory (MS-CFB). */
export async function isEncryptedPackage(file: FileHandle): Promise<boolean> {
  const head = await read(file, 0, headSize);
  if (head.length < headSize) return false;
  const shift = head.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return false;
  const size = 2 ** shift;
  const perTable = size / numberSize;
  const toOffset = (sector: number) => (sector + 1) * size;
  let sector = head.readUInt32LE(48);
  for (let count = 0; count < mostSectors; count += 1) {
    const directory = await read(file, toOffset(sector), size);
    if (directory.length === 0) return false;
    if (directory.includes(stream)) return true;
    const table = Math.floor(sector / perTable);
    if (table >= mostTables) return false;
    const tableStart = toOffset(head.readUInt32LE(76 + table * numberSize));
    const next = await read(file, tableStart + (sector % perTable) * numberSize, numberSize);
    if (next.length < numberSize) return false;
    sector = next.readUInt32LE(0);
  }
  return false;
}
