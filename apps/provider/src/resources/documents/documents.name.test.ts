import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { pdfOf } from '../../../seed/files/pdf.ts';
import { planOf } from '../../../seed/files/png.ts';
import { fileNameOf } from './documents.name.ts';
import { acceptedType } from './documents.type.ts';

describe('a file’s name', () => {
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
  ])('%j becomes %3$j', (sent, type, kept) => expect(fileNameOf(sent, type)).toBe(kept));

  test.each(['x'.repeat(5000), '😀'.repeat(300), `${'x'.repeat(195)}😀.pdf`])(
    'is never long or torn',
    (sent) => {
      const name = fileNameOf(sent, 'application/pdf');
      expect(name.length).toBeLessThanOrEqual(200);
      expect(name.isWellFormed()).toBe(true);
      expect(name.endsWith('.pdf')).toBe(true);
    },
  );

  test('costs nothing, whatever it is', () => {
    for (const unit of ['.', ' ', '. ', '/', '\u202e', 'a.'])
      expect(fileNameOf(unit.repeat(50_000), 'text/plain').length).toBeLessThanOrEqual(200);
  });
});

describe('a file’s type', () => {
  const folder = mkdtempSync(join(tmpdir(), 'school-types-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const typeOf = (name: string, content: Buffer | string) => {
    const path = join(folder, 'file');
    writeFileSync(path, content);
    return acceptedType(path, name);
  };
  const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

  test.each<[string, string, Buffer | string, string | undefined]>([
    ['a PDF', 'x.exe', pdfOf('a', 'b', ['c'], '#000000'), 'application/pdf'],
    ['a picture', 'x', planOf('a', '#000000'), 'image/png'],
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
  ])('%s', async (_what, name, content, type) => expect(await typeOf(name, content)).toBe(type));
});
