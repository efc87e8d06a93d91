import { __iconData as arrowUpDown } from 'lucide-react/icons/arrow-up-down';
import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down';
import { __iconData as chevronUp } from 'lucide-react/icons/chevron-up';
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import { getColumnWidth } from '../Table/column.ts';
import * as table from '../Table/Table.css.ts';
import * as css from './DataTable.css.ts';
import type { DataTableColumn, DataTableSort } from './sorting.ts';
import type { useColumnWidths } from './useColumnWidths.ts';

const Glyph = provideIcons({
  'arrow-up-down': arrowUpDown,
  'chevron-down': chevronDown,
  'chevron-up': chevronUp,
});

interface HeadProps<Row> {
  id: string;
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | null;
  onSort: (column: string) => void;
  sticky: boolean;
  resizable: boolean;
  sizes: ReturnType<typeof useColumnWidths>;
  virtual: boolean;
  box: ReactNode;
}

/** The names of the columns, which order the rows and are dragged at their ends. */
export const DataTableHead = <Row,>({
  id,
  columns,
  sort,
  onSort,
  sticky,
  resizable,
  sizes: { widths, handle },
  virtual,
  box,
}: HeadProps<Row>): ReactNode => {
  const { dataTable: messages } = useMessages();
  const shared = { role: 'columnheader', scope: 'col', 'data-sticky': sticky || undefined } as const;
  return (
    <thead role="rowgroup" className={table.head}>
      <tr role="row" aria-rowindex={virtual ? 1 : undefined}>
        {box && (
          <th
            {...shared}
            data-column=""
            className={cx(table.heading, css.heading, sticky && table.sticky, css.boxCell, table.notPrinted)}
          >
            {box}
          </th>
        )}
        {columns.map((column, at) => {
          const labelId = `${id}-${column.id}`;
          const direction = sort?.column === column.id ? sort.direction : undefined;
          const width = widths?.[column.id] !== undefined ? `${widths[column.id]}%` : getColumnWidth(column);
          const next = columns[at + 1];
          return (
            <th
              key={column.id}
              {...shared}
              aria-sort={direction}
              aria-labelledby={labelId}
              data-column={column.id}
              className={cx(
                table.heading,
                css.heading,
                sticky && table.sticky,
                table.align[column.align ?? 'start'],
                column.hideBelow && table.hideBelow[column.hideBelow],
                column.actions && table.notPrinted,
              )}
              style={width ? ({ '--sui-width': width } as CSSProperties) : undefined}
            >
              {column.sortable || column.sortValue ? (
                <>
                  <span className={css.text}>{column.header}</span>
                  <button type="button" className={css.sort} onClick={() => onSort(column.id)}>
                    <span id={labelId}>{column.header}</span>
                    <Glyph
                      size={16}
                      className={css.sortIcon}
                      name={
                        direction === 'ascending'
                          ? 'chevron-up'
                          : direction === 'descending'
                            ? 'chevron-down'
                            : 'arrow-up-down'
                      }
                    />
                  </button>
                </>
              ) : (
                <span id={labelId} className={column.actions ? table.headingText : undefined}>
                  {column.header}
                </span>
              )}
              {resizable && !column.actions && next && !next.actions && (
                <div
                  {...handle}
                  role="separator"
                  tabIndex={0}
                  aria-orientation="vertical"
                  aria-label={messages.columnWidth(column.header)}
                  aria-valuemin={0}
                  aria-valuemax={100}
                  aria-valuenow={Math.round(widths?.[column.id] ?? 100 / columns.length)}
                  className={css.grip}
                />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
};
