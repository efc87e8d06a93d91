/** A picture of a file, as a PDF takes it: the bytes of a JPEG. */
export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** The parts of a sample's pages, from top to bottom. */
export type Block =
  | { kind: 'title' | 'heading' | 'text'; text: string }
  | { kind: 'picture'; picture: Picture }
  /** A label and a line to fill in by hand. */
  | { kind: 'field'; text: string }
  | { kind: 'row'; cells: readonly string[]; head?: boolean }
  | { kind: 'gap'; height: number };

export const paper = { width: 595, height: 842, margin: 64 } as const;

const inner = paper.width - 2 * paper.margin;
const top = paper.height - 92;
const bottom = 76;

/** How letters of a size are set: the height of a line, the letters that fit in it, and the space above. */
const styles = {
  title: { font: 'F2', size: 20, line: 26, letters: 40, above: 4 },
  heading: { font: 'F2', size: 12, line: 16, letters: 70, above: 14 },
  text: { font: 'F1', size: 10.5, line: 15, letters: 88, above: 6 },
} as const;

/** Latin-1 as WinAnsi has it; what it lacks becomes its nearest sign. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[\\()]/g, '\\$&')
    .replaceAll(/[^\x20-\x7e]/g, (sign) => `\\${(sign.charCodeAt(0) & 0xff).toString(8).padStart(3, '0')}`);

/** Lines of at most so many letters; a word is never cut. */
export function wrapped(text: string, letters: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!;
    if (last && last.length + word.length >= letters) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

const show = (font: string, size: number, x: number, y: number, text: string) =>
  `BT /${font} ${size} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td (${escaped(text)}) Tj ET`;
const stroke = (x: number, y: number, to: number) =>
  `0.6 w 0.55 G ${x.toFixed(1)} ${y.toFixed(1)} m ${to.toFixed(1)} ${y.toFixed(1)} l S`;

/** A block that was measured: how high it is, and how it is drawn below a height. */
type Measured = { height: number; draw: (y: number) => string[]; staysWithNext?: boolean };

function textBlock(kind: keyof typeof styles, text: string, ink: string): Measured[] {
  const { font, size, line, letters, above } = styles[kind];
  const color = kind === 'text' ? '0.13 g' : `${ink} rg`;
  return wrapped(text, letters).map((words, index) => ({
    height: line + (index === 0 ? above : 0),
    draw: (y) => [color, show(font, size, paper.margin, y - (index === 0 ? above : 0) - size, words)],
    staysWithNext: kind !== 'text',
  }));
}

function rowBlock({ cells, head = false }: { cells: readonly string[]; head?: boolean }): Measured {
  const width = inner / cells.length;
  const lines = cells.map((cell) => wrapped(cell, Math.floor(width / 5.4)));
  const height = Math.max(...lines.map((those) => those.length)) * 13 + 9;
  return {
    height,
    staysWithNext: head,
    draw: (y) => [
      head ? `0.93 g ${paper.margin} ${(y - height).toFixed(1)} ${inner} ${height.toFixed(1)} re f` : '',
      '0.13 g',
      ...lines.flatMap((those, column) =>
        those.map((words, index) =>
          show(head ? 'F2' : 'F1', 9.5, paper.margin + column * width + 4, y - 14 - index * 13, words),
        ),
      ),
      stroke(paper.margin, y - height, paper.margin + inner),
    ],
  };
}

function measured(block: Block, ink: string): Measured[] {
  switch (block.kind) {
    case 'gap':
      return [{ height: block.height, draw: () => [] }];
    case 'row':
      return [rowBlock(block)];
    case 'field':
      return [
        {
          height: 28,
          draw: (y) => [
            '0.13 g',
            show('F1', 10.5, paper.margin, y - 20, block.text),
            stroke(paper.margin + 210, y - 22, paper.margin + inner),
          ],
        },
      ];
    case 'picture': {
      const height = (inner * block.picture.height) / block.picture.width;
      const draw = (y: number) => [
        `q ${inner} 0 0 ${height.toFixed(1)} ${paper.margin} ${(y - height).toFixed(1)} cm /P1 Do Q`,
      ];
      return [{ height: height + 10, draw }];
    }
    default:
      return textBlock(block.kind, block.text, ink);
  }
}

/** The drawing of each page; parts that do not fit continue on the next page, and a heading is never the last part of a page. */
export function drawPages(blocks: readonly Block[], ink: string): string[] {
  const parts = blocks.flatMap((block) => measured(block, ink));
  const pages: string[][] = [[]];
  let y = top;
  parts.forEach((part, index) => {
    const next = part.staysWithNext ? (parts[index + 1]?.height ?? 0) : 0;
    if (y - part.height - next < bottom && y < top) {
      pages.push([]);
      y = top;
    }
    pages.at(-1)!.push(...part.draw(y));
    y -= part.height;
  });
  return pages.map((lines) => lines.filter(Boolean).join('\n'));
}
