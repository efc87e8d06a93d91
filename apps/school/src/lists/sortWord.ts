import type { DataTableSort } from '@school/ui';

/**
 * Converts the sort parameter to the table's sort order. Column ids are those of the API.
 *
 * @param usual The contract's default order, which has no parameter: `name`, `-published_at`; null if it is no column.
 */
export function parseSort(word: string, usual: string | null): DataTableSort | null {
  const currentWord = word || usual;
  if (currentWord === null) return null;
  return {
    column: currentWord.replace('-', ''),
    direction: currentWord.startsWith('-') ? 'descending' : 'ascending',
  };
}

/** Converts the table's sort order to the parameter. */
export function formatSort({ column, direction }: DataTableSort, usual: string | null): string {
  const word = direction === 'descending' ? `-${column}` : column;
  return word === usual ? '' : word;
}
