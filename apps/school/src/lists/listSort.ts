import type { DataTableSort } from '@school/ui';

/** The column that a list is sorted by when its address says nothing; null for an order that is no column's. */
type Usual = string | null;

/** How the address says what a list is sorted by. */
export function sortOf(word: string, usual: Usual = 'name'): DataTableSort | null {
  const column = word.replace('-', '') || usual;
  return column === null ? null : { column, direction: word.startsWith('-') ? 'descending' : 'ascending' };
}

/** The word for the address; the usual order needs none. */
export function wordOf({ column, direction }: DataTableSort, usual: Usual = 'name'): string {
  const word = direction === 'descending' ? `-${column}` : column;
  return word === usual ? '' : word;
}
