import type { DataTableSort } from '@school/ui';

/**
 * How a list's address says what it is sorted by: the column's name, with a minus for descending.
 *
 * @param usual The word for the order that needs none.
 */
export const tableSort = (usual: string) => {
  const sortOf = (word: string): DataTableSort => {
    const said = word || usual;
    return { column: said.replace('-', ''), direction: said.startsWith('-') ? 'descending' : 'ascending' };
  };
  /** The word for the address. */
  const wordOf = ({ column, direction }: DataTableSort): string => {
    const word = direction === 'descending' ? `-${column}` : column;
    return word === usual ? '' : word;
  };
  return { sortOf, wordOf };
};
