export type Cell = string | number | null;

/** A spreadsheet runs a text that begins like this; behind an apostrophe it is read. */
const formula = /^[=+\-@\t\r]/;

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as RFC 4180 writes it, with the mark by which Excel knows that it is UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
