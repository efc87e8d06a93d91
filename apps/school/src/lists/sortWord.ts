import type { DataTableSort } from '@school/ui';

/**
 * What a list is sorted by, as its table shows it. The ids of columns are the provider's words.
 *
 * @param usual The order that needs no word in the address: `name`, `-published_at`; null for one that is no column's.
 */
export function sortOf(word: string, usual: string | null): DataTableSort | null {
  const known = word || usual;
  if (known === null) return null;
  return {
    column: known.replace('-', ''),
    direction: known.startsWith('-') ? 'descending' : 'ascending',
  };
}

/** The word for the address. */
export function wordOf({ column, direction }: DataTableSort, usual: string | null): string {
  const word = direction === 'descending' ? `-${column}` : column;
  return word === usual ? '' : word;
}
