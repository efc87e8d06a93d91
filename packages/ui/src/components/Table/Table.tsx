import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { distinctKeys } from '../../internal/distinctKeys.ts';
import { useMessages } from '../../root/messages.ts';
import { useLink } from '../../root/useLink.ts';
import { isSized, type TableColumn } from './column.ts';
import * as css from './Table.css.ts';
import { TableHead, TableRow, TableLoadingRow } from './TableRow.tsx';

export type { TableAlign, TableCard, TableColumn } from './column.ts';

/** Props of {@link Table}, plus the attributes of its `<div>`. */
export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name: what the rows are, such as "News". */
  label: string;
  /** The columns, in reading order; one of them `primary`. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Returns the unique key of a row, stable under sorting. */
  rowKey: (row: Row) => string;
  /**
   * Returns the link of a row: its title becomes a link that covers the row. `undefined` for a row without a link.
   */
  rowHref?: (row: Row) => string | undefined;
  /** The keys of the rows that are marked because the page shows them elsewhere. */
  selected?: ReadonlySet<string>;
  /** Shows grey rows of the same measures instead. @default false */
  loading?: boolean;
  /** The number of grey rows. @default 5 */
  loadingRows?: number;
  /** Keeps the header row visible while the page scrolls. @default false */
  stickyHead?: boolean;
}

/**
 * Records of one kind, to be compared line by line. Ruled, not boxed; below 600 px of width each row is a card in a
 * list, in the same markup and with the same roles. Without rows render an `EmptyState` instead. Renders a `<div>`
 * around a `<table>`.
 */
export const Table = <Row,>({
  label,
  columns,
  rows: rowsProp,
  rowKey,
  rowHref,
  selected,
  loading = false,
  loadingRows = 5,
  stickyHead = false,
  className,
  style,
  ...rest
}: TableProps<Row>): ReactNode => {
  const rows = rowsProp ?? [];
  const { table } = useMessages();
  const follow = useLink({});
  const keys = loading ? [] : distinctKeys('Table', rows.map(rowKey));
  const actionsWidth = columns.find((column) => column.actions)?.width;
  return (
    <div
      {...rest}
      style={actionsWidth ? ({ '--sui-actions': actionsWidth, ...style } as CSSProperties) : style}
      className={cx(css.root, className)}
    >
      {loading && (
        <span role="status" className={css.headingText}>
          {table.loading}
        </span>
      )}
      <table
        role="table"
        aria-label={label}
        aria-busy={loading || undefined}
        data-fixed={isSized(columns) ? '' : undefined}
        className={css.table}
      >
        <TableHead columns={columns} sticky={stickyHead} />
        <tbody {...(loading ? { 'aria-hidden': true } : { role: 'rowgroup' })} className={css.body}>
          {loading
            ? Array.from({ length: loadingRows }, (_, index) => (
                <TableLoadingRow key={index} columns={columns} index={index} />
              ))
            : rows.map((row, at) => {
                const key = rowKey(row);
                return (
                  <TableRow
                    key={keys[at]}
                    columns={columns}
                    row={row}
                    href={rowHref?.(row)}
                    selected={selected?.has(key) ?? false}
                    follow={follow}
                  />
                );
              })}
        </tbody>
      </table>
    </div>
  );
};
