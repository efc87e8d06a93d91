const width = 595;
const height = 842;
const margin = 64;
const perLine = 78;

/** Latin-1 as WinAnsi has it; a dash that it lacks becomes a hyphen. */
function escaped(text: string): string {
  return text
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[\\()]/g, '\\$&')
    .replaceAll(/[^\x20-\x7e]/g, (sign) => `\\${(sign.charCodeAt(0) & 0xff).toString(8).padStart(3, '0')}`);
}

function wrapped(paragraph: string): string[] {
  const lines = [''];
  for (const word of paragraph.split(' ')) {
    const last = lines.at(-1)!;
    if (last && last.length + word.length >= perLine) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

/** The school's colour as PDF counts: three numbers from 0 to 1. */
const inked = (hex: string) =>
  [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');

function page(head: string, title: string, paragraphs: readonly string[], color: string): string {
  const lines = paragraphs.flatMap((paragraph) => [...wrapped(paragraph), '']);
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  return [
    `${inked(color)} rg 0 ${height - 28} ${width} 28 re f`,
    `BT /F1 10 Tf ${margin} ${height - 60} Td (${escaped(head)}) Tj ET`,
    `BT /F2 18 Tf ${margin} ${height - 96} Td (${escaped(title)}) Tj ET`,
    `0 g BT /F1 11 Tf 16 TL ${margin} ${height - 136} Td`,
    text,
    'ET',
  ].join('\n');
}

/** A page of paper (PDF 1.4, standard fonts, no time and no random number in it). */
export function pdfOf(head: string, title: string, paragraphs: readonly string[], color: string): Buffer {
  const content = page(head, title, paragraphs, color);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es-CL) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(title)}) /Author (${escaped(head)}) >>`,
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}
