import type { TableColumn } from '../Table/column.ts';

/** The direction in which a column sorts the rows. */
export type SortDirection = 'ascending' | 'descending';
/** The column that orders the rows. */
export interface DataTableSort {
  /** The `id` of the column. */
  column: string;
  direction: SortDirection;
}
/** The value that a row is sorted by; empty values are last in both directions. */
export type SortValue = string | number | bigint | Date | null | undefined;

/** One column of a {@link DataTable}. */
export interface DataTableColumn<Row> extends TableColumn<Row> {
  /** Whether its name is a button that sorts the rows. Without `sortValue` the page sorts them. @default false */
  sortable?: boolean;
  /** Returns the value by which the table sorts a row, in the collation of the language. */
  sortValue?: (row: Row) => SortValue;
}

const isEmptyValue = (value: SortValue): boolean => value === null || value === undefined || value === '';

/** Sorts the rows; equal rows keep their order. */
export const sorted = <Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sort: DataTableSort | null,
  locale: string,
): readonly Row[] => {
  const getSortValue = columns.find(({ id }) => id === sort?.column)?.sortValue;
  if (!sort || !getSortValue) return rows;
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = sort.direction === 'descending' ? -1 : 1;
  return rows
    .map((row) => ({ row, value: getSortValue(row) }))
    .sort(({ value: one }, { value: other }) => {
      if (isEmptyValue(one) || isEmptyValue(other))
        return Number(isEmptyValue(one)) - Number(isEmptyValue(other));
      if (typeof one === 'string' || typeof other === 'string')
        return sign * collator.compare(String(one), String(other));
      return sign * (one! < other! ? -1 : one! > other! ? 1 : 0);
    })
    .map(({ row }) => row);
};
