import type { Language } from '@school/domain';
import { Bytes } from '../http/contract/bytes.ts';
import { toContentDisposition } from '../http/contract/fileAnswer.ts';
import { schoolLocale } from '../locale.ts';

export type Cell = string | number | null;

/** The row limit of a table: spreadsheets handle it, and a request answers it quickly. */
export const mostOfTable = 5000;

/**
 * A spreadsheet runs a text that starts with one of these as a formula, some also at full width or behind blanks that it
 * skips; an apostrophe in front prevents that.
 */
const formula = /^(?:[\t\r]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u;

function written(cell: Cell, decimal: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The byte order mark that Excel needs for UTF-8, the first character of a file. */
export const csvStart = '\uFEFF';

/**
 * Renders lines of a table as CSV for spreadsheets in the college's language. Columns are separated by semicolons where
 * the comma is the decimal separator.
 * @param language The college's language: the separator is a setting of its computers, not of the reader.
 */
export function csvLines(rows: readonly (readonly Cell[])[], language: Language): string {
  const parts = new Intl.NumberFormat(schoolLocale(language)).formatToParts(0.5);
  const isComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  const [separator, decimal] = isComma ? [';', ','] : [',', '.'];
  return rows.map((row) => `${row.map((cell) => written(cell, decimal)).join(separator)}\r\n`).join('');
}

/** Renders a whole file. */
export const toCsv = (rows: readonly (readonly Cell[])[], language: Language): string =>
  csvStart + csvLines(rows, language);

/**
 * Returns a formatter of times as `2026-11-20 08:05`, which spreadsheets read in every language.
 * @param timeStyle `medium` adds the seconds.
 */
export function timesAt(timeZone: string, timeStyle: 'short' | 'medium' = 'short'): (time: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle });
  return (time) => format.format(time);
}

/** Returns the answer with a CSV file. */
export const csvAnswer = (name: string, table: string, language: Language) => ({
  status: 200 as const,
  headers: { 'content-disposition': toContentDisposition(`${name}.csv`), 'content-language': language },
  body: new Bytes('text/csv; charset=utf-8', async () => table),
});
