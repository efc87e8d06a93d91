// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parseAddress } from './address.ts';
import { plainElements } from './pasted.ts';

describe('pasted content', () => {
  it('keeps text about styles and handlers, but no style or handler of the markup', () => {
    const pasted = plainElements(
      '<STYLE>p { color: red }</STYLE><p\nstyle="color:red"onclick=alert(1)>style="x" onclick=1 &lt;p style=y&gt;</p><style>a',
    )!;
    expect(pasted.innerHTML).toBe('<p>style="x" onclick=1 &lt;p style=y&gt;</p>');
  });
  const plain = (html: string) => plainElements(html)!.innerHTML.replaceAll(/\s+/g, ' ').trim();
  it('converts paragraphs of Word that look like lists into lists', () => {
    const point = (level: number, bullet: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${bullet}<span>&nbsp;</span></span>${text}<o:p></o:p></p>`;
    const pastedText = plain(
      `<html><body><p class=MsoNormal>Bring</p>${point(1, '·', 'water')}${point(2, '1.', 'cold')}${point(1, '·', 'bread')}<p>End</p></body></html>`,
    ).replaceAll(/<\/?(?:o:p|span)>/g, '');
    expect(pastedText).toBe(
      '<p>Bring</p><ul><li><p>water</p><ol><li><p>cold</p></li></ol></li><li><p>bread</p></li></ul><p>End</p>',
    );
  });
  it('keeps the font weights of Google Docs, not its wrapper', () => {
    expect(
      plain(
        '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold</span> and <span style="font-style:italic">slanted</span></p></b>',
      ),
    ).toBe('<span><p><span><strong>Bold</strong></span> and <span><em>slanted</em></span></p></span>');
  });
});

describe('a pasted table', () => {
  const rows = (html: string) =>
    [...plainElements(html)!.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) =>
        [cell.localName, ...[...cell.children].map((line) => line.textContent!.replaceAll(/\s+/g, ' '))].join(
          '|',
        ),
      ),
    );
  const pasteWordHtml = (inner: string) =>
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- td.MsoNormal {mso-style-name:x} --></style></head><body><!--StartFragment-->${inner}<!--EndFragment--></body></html>`;
  const cell = (text: string, more = '') =>
    `<td width=150 ${more} style='width:112.25pt;border:solid windowtext 1.0pt;mso-border-alt:solid windowtext .5pt'>${text}</td>`;
  const line = (text: string) =>
    `<p class=MsoNormal style='margin-bottom:0cm;line-height:normal'><span lang=ES-CL>${text}<o:p></o:p></span></p>`;

  it('converts a table of Word with its bold first row as the header', () => {
    const html = pasteWordHtml(
      `<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>${cell(line('<b style="mso-bidi-font-weight:normal">Curso</b>'))}${cell(line('<b>Bus</b>'))}</tr><tr>${cell(line('5° A') + line('Tarde'))}${cell(line('15<br>16'))}</tr><tr>${cell(line('B2'))}${cell(line('&nbsp;'))}</tr></table>`,
    );
    expect(rows(html)).toEqual([
      ['th|Curso', 'th|Bus'],
      ['td|5° A|Tarde', 'td|1516'],
      ['td|B2', 'td|'],
    ]);
    expect(plainElements(html)!.querySelectorAll('br')).toHaveLength(1);
  });

  it('converts a table of Google Docs', () => {
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-8"><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="border:1pt"><p dir="ltr"><span style="font-weight:700;">Día</span></p></td><td><p dir="ltr"><span style="font-weight:700;">Hora</span></p></td></tr><tr><td><ul><li><p>Lunes</p></li><li><p>Martes</p></li></ul></td><td><p><span style="font-weight:400">13:00</span></p></td></tr></tbody></table></div></b>`;
    expect(rows(html)).toEqual([
      ['th|Día', 'th|Hora'],
      ['td|• Lunes|• Martes', 'td|13:00'],
    ]);
  });

  it('splits merged cells, so that all rows have the same length', () => {
    expect(
      rows(
        '<table><tr><th colspan=2>Buses</th><th>Hora</th></tr><tr><td rowspan=2>5° A</td><td>15</td><td>8</td></tr><tr><td>16</td></tr></table>',
      ),
    ).toEqual([
      ['th|Buses', 'th|', 'th|Hora'],
      ['td|5° A', 'td|15', 'td|8'],
      ['td|', 'td|16', 'td|'],
    ]);
  });

  it('converts a table with too many columns into lines, and a layout table into plain text', () => {
    const wide = `<table><tr>${'<td>a</td>'.repeat(21)}</tr></table>`;
    expect(rows(wide)).toEqual([]);
    expect(plainElements(wide)!.textContent).toBe(Array.from({ length: 21 }, () => 'a').join(' · '));
    expect(plainElements('<table><tr><td><p>Note</p></td></tr></table>')!.innerHTML).toBe('<p>Note</p>');
  });

  it('separates the texts of nested tables', () => {
    expect(
      rows('<table><tr><td>x</td><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>'),
    ).toEqual([['td|x', 'td|a · b']]);
  });
});

describe('parseAddress', () => {
  it.each([
    ['https://a.cl', 'https://a.cl'],
    [' HTTPS://a.cl/b ', 'https://a.cl/b'],
    ['aromos.cl/x?y', 'https://aromos.cl/x?y'],
    ['ana@aromos.cl', 'mailto:ana@aromos.cl'],
    ['+56 9 1234 5678', 'tel:+56912345678'],
    ['/documentos', '/documentos'],
  ])('parses %o as %o', (typed, address) => expect(parseAddress(typed)).toBe(address));
  it.each([
    '',
    'hello',
    'javascript:alert(1)',
    '//evil.cl',
    'data:text/html,x',
    'https://',
    'a b.cl',
    'https://ana:secret@evil.cl',
    'a.cl/\u202Egpj.exe',
    'a\u202E@b.cl',
  ])('rejects %o', (typed) => expect(parseAddress(typed)).toBeNull());
});
