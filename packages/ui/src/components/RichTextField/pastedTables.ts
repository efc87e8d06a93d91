import { tableLimits } from './tools.ts';

const blocks = 'p, div, h1, h2, h3, h4, h5, h6, li, blockquote, pre, dt, dd, figcaption, caption';

const isBlank = (node: Node): boolean => (node.textContent ?? '').trim() === '';

/* The mark of a list's point: a cell holds paragraphs and no lists. */
const getListMarker = (point: Element): string => {
  const list = point.parentElement;
  if (point.localName !== 'li' || !list) return '';
  if (list.localName !== 'ol') return '• ';
  return `${[...list.children].indexOf(point) + 1}. `;
};

/** Returns the content of a cell as paragraphs; a line break stays in its paragraph. */
const toParagraphs = (cell: Element): Element[] => {
  const paragraphs: Element[] = [];
  const begin = () => {
    const paragraph = cell.ownerDocument.createElement('p');
    paragraphs.push(paragraph);
    return paragraph;
  };
  let open: Element | null = null;
  const addNode = (node: Node): void => {
    const element = node.nodeType === 1 ? (node as Element) : null;
    if (element?.matches(`${blocks}, ul, ol, dl`)) {
      open = null;
      const marker = getListMarker(element);
      if (marker) {
        open = begin();
        open.append(marker);
      }
      /* The first paragraph of a list item continues after its marker. */
      const openMarker = open;
      for (const child of Array.from(element.childNodes)) {
        const continuesList =
          marker && openMarker?.textContent === marker && (child as Element).localName === 'p';
        if (continuesList) openMarker.append(...child.childNodes);
        else addNode(child);
      }
      open = null;
    } else if (element?.querySelector(blocks)) {
      for (const child of Array.from(element.childNodes)) addNode(child);
    } else if (open || !isBlank(node)) {
      open ??= begin();
      open.append(node);
    }
  };
  for (const node of Array.from(cell.childNodes)) addNode(node);
  const filled = paragraphs.filter((paragraph) => !isBlank(paragraph));
  return filled.length > 0 ? filled : [cell.ownerDocument.createElement('p')];
};

/* Splits merged cells: the first one keeps the content, the others are empty. */
const toGrid = (table: HTMLTableElement): (Element | null)[][] => {
  const grid: (Element | null)[][] = [];
  [...table.rows].forEach((row, at) => {
    const line = (grid[at] ??= []);
    let column = 0;
    for (const cell of row.cells) {
      while (line[column] !== undefined) column += 1;
      const across = Math.min(Math.max(cell.colSpan, 1), tableLimits.columns + 1);
      const down = Math.min(Math.max(cell.rowSpan, 1), table.rows.length - at);
      for (let below = 0; below < down; below += 1) {
        const target = (grid[at + below] ??= []);
        for (let beside = 0; beside < across; beside += 1) target[column + beside] = null;
      }
      line[column] = cell;
      column += across;
    }
  });
  const width = Math.max(0, ...grid.map((line) => line.length));
  return grid.map((line) => Array.from({ length: width }, (_, column) => line[column] ?? null));
};

const isBold = (cell: Element | null): boolean => {
  if (!cell || isBlank(cell)) return true;
  const textElements = [...cell.querySelectorAll('*')].filter((element) => !isBlank(element));
  const bold = textElements.filter(
    (element) =>
      /^(?:b|strong|th)$/u.test(element.localName) ||
      /font-weight:\s*(?:bold|[6-9]\d\d)/iu.test(element.getAttribute('data-style') ?? ''),
  );
  return (
    bold.reduce((sum, { textContent }) => sum + textContent!.trim().length, 0) >=
    cell.textContent!.trim().length
  );
};

/* Word and Google Docs seldom mark header cells; authors set them in bold. */
const hasHeader = (table: HTMLTableElement, [first, second]: (Element | null)[][]): boolean => {
  if (!first || !second) return false;
  if (table.tHead || first.every((cell) => !cell || cell.localName === 'th')) return true;
  return first.some((cell) => cell && !isBlank(cell)) && first.every(isBold) && !second.every(isBold);
};

/* Words of each row on a line: where a table can't be one, its cells still don't run into each other. */
const asLines = (table: HTMLTableElement): Element[] =>
  [...table.rows].map((row) => {
    const line = table.ownerDocument.createElement('p');
    const cellTexts = [...row.cells].map((cell) => cell.textContent!.replaceAll(/\s+/gu, ' ').trim());
    line.textContent = cellTexts.filter(Boolean).join(' · ');
    return line;
  });

const plainTable = (table: HTMLTableElement): Element[] => {
  const { rows, columns } = tableLimits;
  if (table.rows.length > rows) return asLines(table);
  const grid = toGrid(table);
  const width = grid[0]?.length ?? 0;
  if (width === 0) return [];
  /* What only frames other text is no table. */
  if (width === 1 && grid.length === 1) return toParagraphs(grid[0]![0]!);
  if (width > columns) return asLines(table);
  const header = hasHeader(table, grid);
  const newTable = table.ownerDocument.createElement('table');
  grid.forEach((line, at) => {
    const row = newTable.ownerDocument.createElement('tr');
    for (const cell of line) {
      const isHeader = (at === 0 && header) || cell?.localName === 'th';
      const field = newTable.ownerDocument.createElement(isHeader ? 'th' : 'td');
      field.append(...(cell ? toParagraphs(cell) : [newTable.ownerDocument.createElement('p')]));
      row.append(field);
    }
    newTable.append(row);
  });
  return [...(table.caption ? toParagraphs(table.caption) : []), newTable];
};

/** Reduces the content to what a cell can hold. */
export const plainCell = (body: HTMLElement): void => body.replaceChildren(...toParagraphs(body));

/** Makes the tables of a page what a document has: rows of as many cells each, which hold paragraphs. */
export const plainTables = (body: HTMLElement): void => {
  for (const inner of body.querySelectorAll<HTMLTableElement>('table table'))
    inner.replaceWith(...asLines(inner));
  for (const table of body.querySelectorAll('table')) table.replaceWith(...plainTable(table));
};
