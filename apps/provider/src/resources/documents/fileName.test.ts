import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createPdf } from '../../../seed/files/pdf.ts';
import { drawFloorPlan } from '../../../seed/files/png.ts';
import { toFileName } from './fileName.ts';
import { createZip } from '../../testing/createZip.ts';
import { acceptedType } from './fileType.ts';

describe('name of a file', () => {
  test.each([
    ['informe.pdf', 'application/pdf', 'informe.pdf'],
    ['../../etc/ñandú.PDF', 'application/pdf', 'ñandú.pdf'],
    ['C:\\Users\\ana\\nota.txt', 'text/plain', 'nota.txt'],
    ['run.bat', 'text/plain', 'run.bat.txt'],
    ['factura.pdf.exe', 'application/pdf', 'factura.pdf.exe.pdf'],
    ['foto‮gpj.exe', 'image/jpeg', 'fotogpj.exe.jpg'],
    ['a\u0000b\u200Bc\r\n.txt', 'text/plain', 'abc.txt'],
    ['', 'application/pdf', 'documento.pdf'],
    ['.pdf', 'application/pdf', 'pdf.pdf'],
    ['...', 'text/plain', 'documento.txt'],
    ['a<b>:"|?*.txt', 'text/plain', 'a_b______.txt'],
    ['n\u0303.txt', 'text/plain', 'ñ.txt'],
  ])('converts %j to %3$j', (sent, type, expected) => expect(toFileName(sent, type)).toBe(expected));

  test.each(['x'.repeat(5000), '😀'.repeat(300), `${'x'.repeat(195)}😀.pdf`])(
    'limits the length without splitting a character',
    (sent) => {
      const name = toFileName(sent, 'application/pdf');
      expect(name.length).toBeLessThanOrEqual(200);
      expect(name.isWellFormed()).toBe(true);
      expect(name.endsWith('.pdf')).toBe(true);
    },
  );

  test('handles names of 50,000 repeated parts', () => {
    for (const unit of ['.', ' ', '. ', '/', '\u202e', 'a.'])
      expect(toFileName(unit.repeat(50_000), 'text/plain').length).toBeLessThanOrEqual(200);
  });
});

describe('type of a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'school-types-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const detectType = (name: string, content: Buffer | string) => {
    const path = join(folder, 'file');
    writeFileSync(path, content);
    return acceptedType(path, name);
  };
  const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

  test.each<[string, string, Buffer | string, string | undefined]>([
    ['a PDF', 'x.exe', createPdf('a', 'b', [{ kind: 'text', text: 'c' }], '#000000'), 'application/pdf'],
    ['a picture', 'x', drawFloorPlan('a', '#000000'), 'image/png'],
    ['a text', 'x.txt', 'Año nuevo', 'text/plain'],
    ['a text in Latin-1', 'x.txt', Buffer.from('A\xf1o', 'latin1'), 'text/plain'],
    ['a table', 'x.csv', 'a;b\n1;2', 'text/csv'],
    ['an old Word file', 'x.doc', ole, 'application/msword'],
    ['an installer', 'x.msi', ole, undefined],
    ['a Windows program', 'x.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]), undefined],
    [
      'a Linux program',
      'x.pdf',
      Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(300)]),
      undefined,
    ],
    ['HTML', 'x.txt', '\n <!DOCTYPE html><script>alert(1)</script>', undefined],
    ['HTML behind a mark', 'x.txt', '\uFEFF<html>', undefined],
    ['SVG', 'x.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
    ['XML', 'x.txt', '<?xml version="1.0"?><a/>', undefined],
    ['a script', 'x.txt', '#!/bin/sh\nrm -rf ~', undefined],
    ['what nobody knows', 'x.pdf', Buffer.from([1, 2, 3, 0, 5]), undefined],
  ])('%s', async (_what, name, content, type) => expect(await detectType(name, content)).toBe(type));

  const office = 'application/vnd.openxmlformats-officedocument.';
  const openDocument = 'application/vnd.oasis.opendocument.';
  const types = (mark: string) =>
    `<Types><Override PartName=${mark}/word/document.xml${mark} ContentType=${mark}${office}wordprocessingml.document.main+xml${mark}/></Types>`;
  const text: [string, string] = ['word/document.xml', '<w:document/>'];
  const many = Array.from({ length: 1500 }, (_, index): [string, string] => [`word/media/${index}.txt`, 'x']);

  test.each<[string, [string, string][], string]>([
    ['a Word file', [['[Content_Types].xml', types('"')], text], `${office}wordprocessingml.document`],
    ['its types last', [text, ['[Content_Types].xml', types('"')]], `${office}wordprocessingml.document`],
    [
      'its types in single quotes',
      [['[Content_Types].xml', types("'")], text],
      `${office}wordprocessingml.document`,
    ],
    [
      'no word on its parts',
      [['[Content_Types].xml', '<Types/>'], text],
      `${office}wordprocessingml.document`,
    ],
    [
      'many pictures first',
      [...many, text, ['[Content_Types].xml', types('"')]],
      `${office}wordprocessingml.document`,
    ],
    [
      'a table',
      [
        ['_rels/.rels', '<r/>'],
        ['xl/workbook.xml', '<w/>'],
      ],
      `${office}spreadsheetml.sheet`,
    ],
    [
      'slides',
      [
        ['_rels/.rels', '<r/>'],
        ['ppt/presentation.xml', '<p/>'],
      ],
      `${office}presentationml.presentation`,
    ],
    [
      'an OpenDocument text',
      [
        ['mimetype', `${openDocument}text`],
        ['content.xml', '<t/>'],
      ],
      `${openDocument}text`,
    ],
    [
      'an OpenDocument text, its type last',
      [
        ['content.xml', '<t/>'],
        ['mimetype', `${openDocument}text`],
      ],
      `${openDocument}text`,
    ],
    ['a folder called word', [text, ['word/notes.txt', 'x']], 'application/zip'],
    ['an archive that holds a Word file', [['acta.docx', 'x']], 'application/zip'],
    ['macros', [['[Content_Types].xml', '<Types/>'], text, ['word/vbaProject.bin', 'x']], 'application/zip'],
  ])('detects the type from the parts of a ZIP: %s', async (_what, entries, type) => {
    expect(await detectType('acta.docx', createZip(entries))).toBe(type);
  });

  test('treats a ZIP with a truncated or false directory as a plain ZIP', async () => {
    const whole = createZip([['_rels/.rels', '<r/>'], text]);
    const falseDirectory = Buffer.from(whole);
    falseDirectory.writeUInt32LE(0xffffffff, falseDirectory.length - 6);
    falseDirectory.writeUInt32LE(0xffffffff, falseDirectory.length - 10);
    for (const torn of [whole.subarray(0, -22), whole.subarray(0, -4), falseDirectory])
      expect(await detectType('acta.docx', torn)).toBe('application/zip');
  });
});
