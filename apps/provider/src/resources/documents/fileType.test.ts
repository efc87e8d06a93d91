import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptedType } from './fileType.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-type-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function detectType(content: Uint8Array, name: string): Promise<string | undefined> {
  const path = join(folder, 'content');
  await writeFile(path, content);
  return acceptedType(path, name);
}

/** Returns an OLE container with these directory entries, four of them in each sector. */
function container(names: readonly string[]): Buffer {
  const sectors = Math.ceil(names.length / 4);
  const head = Buffer.alloc(512, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  head.writeUInt16LE(9, 30);
  head.writeUInt32LE(1, 48);
  head.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  for (let sector = 1; sector < sectors; sector += 1) table.writeUInt32LE(sector + 1, sector * 4);
  table.writeUInt32LE(0xfffffffe, sectors * 4);
  const directory = Buffer.alloc(sectors * 512);
  for (const [at, name] of names.entries()) directory.write(name, at * 128, 'utf16le');
  return Buffer.concat([head, table, directory]);
}

const office = 'application/vnd.openxmlformats-officedocument.';

describe('C15: acceptedType', () => {
  it('takes a PDF whose header is in the first 1,024 bytes', async () => {
    expect(await detectType(Buffer.from('\n%PDF-1.7\n\0\x01'), 'Acta.pdf')).toBe('application/pdf');
    const bytes = fc.constantFrom(...Buffer.from(' \t\r\n\0aZ9.-'));
    await fc.assert(
      fc.asyncProperty(fc.array(bytes, { maxLength: 1016 }), async (before) => {
        const content = Buffer.concat([Buffer.from(before), Buffer.from('%PDF-1.4\n\0')]);
        expect(await detectType(content, 'Acta.pdf')).toBe('application/pdf');
      }),
      { numRuns: 50 },
    );
    const late = Buffer.concat([Buffer.alloc(1024, 0), Buffer.from('%PDF-1.4')]);
    expect(await detectType(late, 'Acta.pdf')).toBeUndefined();
    expect(await detectType(Buffer.from('A file with %PDF-1.4 is a PDF.'), 'nota.txt')).toBe('text/plain');
    expect(await detectType(Buffer.from('<script>x</script>%PDF-1.4'), 'Acta.pdf')).toBeUndefined();
  });

  it.each([
    ['docx', `${office}wordprocessingml.document`],
    ['xlsx', `${office}spreadsheetml.sheet`],
    ['pptx', `${office}presentationml.presentation`],
  ])('takes a .%s that is protected by a password', async (ending, type) => {
    const names = ['Root Entry', '\x06DataSpaces', 'Version', 'DataSpaceMap', 'a', 'b', 'c', 'd'];
    expect(await detectType(container([...names, 'EncryptedPackage']), `Notas.${ending}`)).toBe(type);
    expect(await detectType(container(names), `Notas.${ending}`)).toBeUndefined();
  });

  it('reads any broken container without an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2048 }), async (rest) => {
        const content = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), rest]);
        expect([undefined, `${office}wordprocessingml.document`]).toContain(
          await detectType(content, 'a.docx'),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('takes HEIF as HEIC', async () => {
    const head = Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1');
    expect(await detectType(head, 'IMG_0001.heif')).toBe('image/heic');
  });

  it('takes text in UTF-16, but no markup and no control characters in it', async () => {
    const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
    expect(await detectType(utf16('Señal;Año\r\n学校;1'), 'lista.csv')).toBe('text/csv');
    expect(await detectType(utf16('Señal'), 'nota.txt')).toBe('text/plain');
    expect(await detectType(utf16('Señal').swap16(), 'nota.txt')).toBe('text/plain');
    expect(await detectType(utf16(' <script>'), 'nota.txt')).toBeUndefined();
    expect(await detectType(utf16('a\x01b'), 'nota.txt')).toBeUndefined();
  });
});
