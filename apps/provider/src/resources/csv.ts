import type { Language } from '@school/domain';
import { schoolLocale } from '../plugins/language.ts';

export type Cell = string | number | null;

/** What a spreadsheet holds without trouble, and a request answers in a moment. */
export const mostOfTable = 5000;

/** A spreadsheet runs a text that begins like this; behind an apostrophe it is read. */
const formula = /^[=+\-@\t\r]/;

function written(cell: Cell, decimal: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as spreadsheets of the school's language read it, with the mark by which Excel knows that it is UTF-8. Where the
 * comma parts decimals, it is a semicolon that parts columns.
 *
 * @param language The school's: what parts columns is a setting of its computers, not of the reader.
 */
export function csvOf(rows: readonly (readonly Cell[])[], language: Language): string {
  const parts = new Intl.NumberFormat(schoolLocale(language)).formatToParts(0.5);
  const isComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  const [separator, decimal] = isComma ? [';', ','] : [',', '.'];
  const lines = rows.map((row) => `${row.map((cell) => written(cell, decimal)).join(separator)}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

/** Gives times as `2026-11-20 08:05`, which spreadsheets read in every language. */
export function timesAt(timeZone: string): (time: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (time) => format.format(time);
}
