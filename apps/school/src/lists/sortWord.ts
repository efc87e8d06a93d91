import type { DataTableSort } from '@school/ui';

/**
 * What a list is sorted by, as its table shows it. The ids of columns are the provider's words.
 *
 * @param usual The order that needs no word in the address: `name`, `-published_at`.
 */
export function sortOf(word: string, usual: string): DataTableSort {
  const known = word || usual;
  return {
    column: known.replace('-', ''),
    direction: known.startsWith('-') ? 'descending' : 'ascending',
  };
}

/** The word for the address. */
export function wordOf({ column, direction }: DataTableSort, usual: string): string {
  const word = direction === 'descending' ? `-${column}` : column;
  return word === usual ? '' : word;
}
