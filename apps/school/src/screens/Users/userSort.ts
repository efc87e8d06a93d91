import type { DataTableSort } from '@school/ui';

/** How the address says what the list is sorted by; by name needs no word. */
export const sortOf = (word: string): DataTableSort => ({
  column: word.replace('-', '') || 'name',
  direction: word.startsWith('-') ? 'descending' : 'ascending',
});

/** The word for the address. */
export function wordOf({ column, direction }: DataTableSort): string {
  const word = direction === 'descending' ? `-${column}` : column;
  return word === 'name' ? '' : word;
}
