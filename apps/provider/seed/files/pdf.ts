import { deflateSync } from 'node:zlib';
import { type Block, escaped, drawPages, paper, type Picture } from './pages.ts';

/** The school's colour as PDF counts: three numbers from 0 to 1. */
const inked = (hex: string) =>
  [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');

const stream = (entries: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${content.length} >>\nstream\n`, 'latin1'),
    content,
    Buffer.from('\nendstream', 'latin1'),
  ]);

/** The frame of a page: the school's colour and name above, title and number below. */
function framed(content: string, head: string, title: string, foot: string, color: string): Buffer {
  const { width, height, margin } = paper;
  const lines = [
    `${inked(color)} rg 0 ${height - 28} ${width} 28 re f`,
    `BT /F1 9.5 Tf ${margin} ${height - 60} Td (${escaped(head)}) Tj ET`,
    content,
    `0.45 g BT /F1 8.5 Tf ${margin} 44 Td (${escaped(`${title} - ${foot}`)}) Tj ET`,
  ];
  return stream('/Filter /FlateDecode', deflateSync(Buffer.from(lines.join('\n'), 'latin1')));
}

function pictureObject({ bytes, width, height }: Picture): Buffer {
  const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
  return stream(entries, bytes);
}

/** Writes numbered objects as a file: each at its offset, and a table of the offsets. */
function joinObjects(objects: readonly (string | Buffer)[], info: number): Buffer {
  const parts = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = parts[0]!.length;
  const places = objects.map((object, index) => {
    const offset = length;
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + trailer, 'latin1')]);
}

/** Pages of paper (PDF 1.4, standard fonts, no time and no random number in it). */
export function createPdf(head: string, title: string, blocks: readonly Block[], color: string): Buffer {
  const drawn = drawPages([{ kind: 'title', text: title }, ...blocks], inked(color));
  const picture = blocks.find((block) => block.kind === 'picture')?.picture;
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const fixed = 5 + (picture ? 1 : 0);
  const pageAt = (index: number) => fixed + 1 + index * 2;
  const images = picture ? ' /XObject << /P1 6 0 R >>' : '';
  const resources = `/Resources << /Font << /F1 3 0 R /F2 4 0 R >>${images} >>`;
  const kids = drawn.map((_page, index) => `${pageAt(index)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es-CL) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${drawn.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(title)}) /Author (${escaped(head)}) >>`,
    ...(picture ? [pictureObject(picture)] : []),
    ...drawn.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paper.width} ${paper.height}] /Contents ${pageAt(index) + 1} 0 R ${resources} >>`,
      framed(content, head, title, `página ${index + 1} de ${drawn.length}`, color),
    ]),
  ];
  return joinObjects(objects, 5);
}
