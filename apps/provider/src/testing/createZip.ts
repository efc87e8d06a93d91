import { crc32 } from 'node:zlib';

/** Returns an uncompressed ZIP of texts by name, sufficient for file type detection. */
export function createZip(entries: readonly (readonly [name: string, text: string])[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let place = 0;
  for (const [name, text] of entries) {
    const [called, content] = [Buffer.from(name), Buffer.from(text)];
    const same = Buffer.alloc(26);
    same.writeUInt16LE(20, 0);
    same.writeUInt32LE(crc32(content), 10);
    same.writeUInt32LE(content.length, 14);
    same.writeUInt32LE(content.length, 18);
    same.writeUInt16LE(called.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), same, called, content]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(place, 10);
    const version = Buffer.from([20, 0]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), version, same, rest, called]));
    files.push(file);
    place += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...files, listed, end]);
}
