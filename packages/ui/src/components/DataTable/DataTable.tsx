import {
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { __iconData as x } from 'lucide-react/icons/x';
import { cx } from '../../internal/cx.ts';
import { distinctKeys } from '../../internal/distinctKeys.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useControlled } from '../../internal/useControlled.ts';
import { useVirtual } from '../../internal/useVirtual.ts';
import { wrapText } from '../../internal/wrapText.tsx';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { useLink } from '../../root/useLink.ts';
import { Button } from '../Button/Button.tsx';
import * as choice from '../Field/choice.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { isSized } from '../Table/column.ts';
import type { TableProps } from '../Table/Table.tsx';
import * as tableCss from '../Table/Table.css.ts';
import { TableRow, TableLoadingRow } from '../Table/TableRow.tsx';
import * as css from './DataTable.css.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { sorted, type DataTableColumn, type DataTableSort } from './sorting.ts';
import { useColumnWidths } from './useColumnWidths.ts';
import { useCachedRows } from './useCachedRows.ts';
import { useSelection } from './useSelection.ts';

export type { DataTableColumn, DataTableSort, SortDirection, SortValue } from './sorting.ts';

provideIcons({ x });

/** Props of {@link DataTable}, plus the attributes of its `<div>`. */
export interface DataTableProps<Row> extends Omit<TableProps<Row>, 'columns' | 'selected'> {
  /** The columns, in reading order; one of them `primary`. */
  columns: readonly DataTableColumn<Row>[];
  /** The controlled sort; `null` for the order of `rows`. */
  sort?: DataTableSort | null;
  /** The initial sort. */
  defaultSort?: DataTableSort;
  /** Called when the user changes the sort. */
  onSortChange?: (sort: DataTableSort) => void;
  /** Shows a checkbox for each row, and one for all of them. @default false */
  selectable?: boolean;
  /** The keys of the selected rows, when controlled; also of rows on other pages. */
  selectedKeys?: ReadonlySet<string>;
  /** The keys of the initially selected rows. */
  defaultSelectedKeys?: ReadonlySet<string>;
  /** Called when the selection changes. */
  onSelectedKeysChange?: (keys: ReadonlySet<string>) => void;
  /** Actions of the selected rows: small plain buttons in the bar that floats below. */
  selectionActions?: ReactNode;
  /** The number of rows on all pages. */
  total?: number;
  /** Selects all of `total`; offered once all rows of this page are selected. */
  onSelectTotal?: () => void;
  /** Whether the user can resize columns by dragging or with arrow keys. @default false */
  resizable?: boolean;
  /**
   * Renders only the visible rows: for more than some hundreds. The browser can't find or print the others.
   * @default false
   */
  virtual?: boolean;
  /** Height of a usual row in px, until it is measured. @default 73 */
  rowHeight?: number;
}

const none: ReadonlySet<string> = new Set();

/**
 * A `Table` to work with: sorting, selection, resizable columns, up to 100,000 rows. It stays a table, not a grid: Tab
 * moves from control to control. Renders a `<div>` around a `<table>` and the bar of the selection.
 */
export const DataTable = <Row,>({
  label,
  columns: columnsProp,
  rows: rowsProp,
  rowKey,
  rowHref,
  sort: sortProp,
  defaultSort,
  onSortChange,
  selectable = false,
  selectedKeys,
  defaultSelectedKeys = none,
  onSelectedKeysChange,
  selectionActions,
  total,
  onSelectTotal,
  resizable = false,
  virtual = false,
  rowHeight = 73,
  loading = false,
  loadingRows = 5,
  stickyHead = false,
  className,
  style,
  ...rest
}: DataTableProps<Row>): ReactNode => {
  const id = useId();
  const columns = columnsProp ?? [];
  const { table: tableMessages, dataTable: messages } = useMessages();
  const locale = useLocale();
  const follow = useLink({});
  const [announcement, setAnnouncement] = useState('');
  const [sort, setSort] = useControlled<DataTableSort | null>(sortProp, defaultSort ?? null, (next) =>
    next ? onSortChange?.(next) : undefined,
  );
  /* Memoised, because each scroll renders and sorting 100,000 rows is slow. */
  const rows = useMemo(
    () => (loading ? [] : sorted(rowsProp ?? [], columnsProp ?? [], sort, locale)),
    [loading, rowsProp, columnsProp, sort, locale],
  );
  const keys = useMemo(() => distinctKeys('DataTable', rows.map(rowKey)), [rows, rowKey]);
  const selection = useSelection(keys, selectedKeys, defaultSelectedKeys, onSelectedKeysChange);
  const sizes = useColumnWidths();
  const body = useRef<HTMLTableSectionElement>(null);
  const segments = useVirtual(body, rows.length, rowHeight, virtual && !loading);
  const actionsWidth = columns.find((column) => column.actions)?.width;
  const sortable = columns.filter((column) => column.sortable || column.sortValue);
  const count = selection.chosen.size;

  const order = (column: string) => {
    const descending = sort?.column === column && sort.direction === 'ascending';
    const next: DataTableSort = { column, direction: descending ? 'descending' : 'ascending' };
    setSort(next);
    const name = columns.find((each) => each.id === column)?.header ?? '';
    setAnnouncement(messages.sortedBy(name, next.direction === 'ascending'));
  };
  /* A cached row calls the handlers of the latest render. */
  const now = useRef({ follow, box: selection.box });
  now.current = { follow, box: selection.box };
  const tick = (props: ComponentProps<'input'>) => (
    <label className={css.pick}>
      <input {...props} type="checkbox" className={cx(choice.control, choice.checkbox, css.box)} />
    </label>
  );
  const all = (hidden: boolean) =>
    selectable &&
    tick({
      'aria-label': messages.selectAll,
      checked: selection.visibleState === 'all',
      disabled: rows.length === 0,
      onChange: selection.toggleAll,
      id: hidden ? `${id}-all` : undefined,
      ref: (box) => {
        if (box) box.indeterminate = selection.visibleState === 'some';
      },
    });
  const getCheckboxProps = (at: number): ReturnType<typeof selection.box> => ({
    checked: selection.box(at).checked,
    onClick: (event) => now.current.box(at).onClick(event),
    onKeyDown: (event) => now.current.box(at).onKeyDown(event),
    onChange: (event) => now.current.box(at).onChange(event),
  });
  const dependencies = [rows, keys, columnsProp, rowHref, selection.chosen, selectable, virtual, id, locale];
  const rowAt = useCachedRows(dependencies, (at) => {
    const row = rows[at]!;
    const key = keys[at]!;
    return (
      <TableRow
        key={key}
        columns={columns}
        row={row}
        href={rowHref?.(row)}
        selected={false}
        follow={(event) => now.current.follow(event)}
        nameId={selectable ? `${id}-${key}` : undefined}
        before={
          selectable && (
            <td role="cell" className={cx(tableCss.cell, css.boxCell, tableCss.notPrinted)}>
              {tick({ ...getCheckboxProps(at), 'aria-labelledby': `${id}-select ${id}-${key}` })}
            </td>
          )
        }
        rowProps={{
          className: css.row,
          'data-index': at,
          'data-selectable': selectable || undefined,
          'data-selected': selection.chosen.has(key) || undefined,
          'aria-rowindex': virtual ? at + 2 : undefined,
        }}
      />
    );
  });
  const wide = columns.length + Number(selectable);

  return (
    <div
      {...rest}
      style={actionsWidth ? ({ '--sui-actions': actionsWidth, ...style } as CSSProperties) : style}
      className={cx(tableCss.root, className)}
    >
      <span role="status" className={css.srOnly}>
        {loading ? tableMessages.loading : announcement}
      </span>
      {selectable && (
        <span id={`${id}-select`} hidden>
          {messages.select}
        </span>
      )}
      {(selectable || sortable.length > 0) && (
        <div className={cx(css.cardTools, tableCss.notPrinted)}>
          {all(true)}
          {sortable.length > 0 && (
            <Menu
              label={messages.sort}
              align="end"
              trigger={
                <Button size="s" variant="plain" icon="arrow-up-down">
                  {messages.sort}
                </Button>
              }
              items={sortable.map((column) => ({
                id: column.id,
                label: column.header,
                checked: sort?.column === column.id,
                onSelect: () => order(column.id),
              }))}
            />
          )}
        </div>
      )}
      {/* With virtual rows the widths must not depend on the rendered rows. */}
      <table
        role="table"
        aria-label={label}
        aria-busy={loading || undefined}
        aria-rowcount={virtual && !loading ? rows.length + 1 : undefined}
        data-fixed={virtual || sizes.widths || isSized(columns) ? '' : undefined}
        data-virtual={virtual ? '' : undefined}
        className={tableCss.table}
      >
        <DataTableHead
          id={id}
          columns={columns}
          sort={sort}
          onSort={order}
          sticky={stickyHead}
          resizable={resizable}
          sizes={sizes}
          virtual={virtual && !loading}
          box={all(false)}
        />
        <tbody
          ref={body}
          {...(loading ? { 'aria-hidden': true } : { role: 'rowgroup' })}
          className={tableCss.body}
        >
          {loading
            ? Array.from({ length: loadingRows }, (_, index) => (
                <TableLoadingRow
                  key={index}
                  columns={columns}
                  index={index}
                  before={selectable && <td aria-hidden className={cx(tableCss.cell, css.boxCell)} />}
                />
              ))
            : segments.flatMap((segment) =>
                'height' in segment
                  ? [
                      <tr key={`spacer-${segment.before}`} aria-hidden className={css.gap}>
                        <td aria-hidden colSpan={wide} style={{ padding: 0, blockSize: segment.height }} />
                      </tr>,
                    ]
                  : Array.from({ length: segment.to - segment.from }, (_, at) => rowAt(segment.from + at)),
              )}
        </tbody>
      </table>
      {count > 0 && (
        <div role="group" aria-label={messages.selected(count)} className={cx(css.bar, tableCss.notPrinted)}>
          <IconButton icon="x" variant="plain" label={messages.clear} onClick={selection.clear} />
          <span role="status" className={css.count}>
            {messages.selected(count)}
          </span>
          {wrapText(selectionActions)}
          {onSelectTotal && total !== undefined && selection.visibleState === 'all' && count < total && (
            <Button variant="plain" onClick={onSelectTotal}>
              {messages.selectTotal(total)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
