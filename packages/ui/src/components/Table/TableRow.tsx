import type { ComponentProps, CSSProperties, MouseEvent, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { getColumnWidth, type TableColumn } from './column.ts';
import * as css from './Table.css.ts';

/** The line of a card on which its actions are, if there are any. */
const getActionsLine = <Row,>(columns: readonly TableColumn<Row>[]): 'first' | 'last' | undefined => {
  if (!columns.some(({ actions }) => actions)) return undefined;
  return columns.some(({ pictureShape }) => pictureShape === 'circle') ? 'first' : 'last';
};

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

const getCellClass = <Row,>(column: TableColumn<Row>): string =>
  cx(
    css.cell,
    css.align[column.align ?? 'start'],
    css.narrow[column.card ?? 'flow'],
    column.primary && css.primary,
    column.actions && css.actions,
    column.actions && css.notPrinted,
    column.hideBelow && css.hideBelow[column.hideBelow],
  );

interface RowProps<Row> {
  columns: readonly TableColumn<Row>[];
  row: Row;
  href: string | undefined;
  selected: boolean;
  follow: Follow;
  /** A cell before all others. */
  before?: ReactNode;
  /** Id of the cell that names the row. */
  nameId?: string | undefined;
  /** Further attributes of the row's element. */
  rowProps?: ComponentProps<'tr'> & Record<`data-${string}`, unknown>;
}

const Entry = <Row,>({
  column,
  row,
  href,
  follow,
}: Pick<RowProps<Row>, 'row' | 'href' | 'follow'> & { column: TableColumn<Row> }) => {
  const title = column.cell(row);
  return (
    <div className={css.entry}>
      {column.picture && (
        <div className={css.picture} data-shape={column.pictureShape}>
          {column.picture(row) || (
            <span aria-hidden className={css.noPicture} data-shape={column.pictureShape}>
              <Icon name={column.pictureIcon ?? 'image'} />
            </span>
          )}
        </div>
      )}
      <div className={css.text}>
        <div className={css.title}>
          {href === undefined ? (
            title
          ) : (
            <a href={href} onClick={follow} className={css.link}>
              {title}
            </a>
          )}
        </div>
        {column.meta && <div className={css.meta}>{column.meta(row)}</div>}
      </div>
    </div>
  );
};

/** One row, or one card. Roles are explicit, because browsers drop them from a table with block layout. */
export const TableRow = <Row,>({
  columns,
  row,
  href,
  selected,
  follow,
  before,
  nameId,
  rowProps,
}: RowProps<Row>): ReactNode => (
  <tr
    role="row"

    data-actions={getActionsLine(columns)}
    data-linked={href !== undefined || undefined}
    data-selected={selected || undefined}
    aria-current={selected || undefined}
    {...rowProps}
    className={cx(css.row, rowProps?.className)}
  >
    {before}
    {columns.map((column) => {
      const Cell = column.primary ? 'th' : 'td';
      return (
        <Cell
          key={column.id}
          {...(column.primary ? { role: 'rowheader', scope: 'row', id: nameId } : { role: 'cell' })}
          className={getCellClass(column)}
          data-heading={column.card === 'named' ? column.header : undefined}
        >
          {column.primary ? (
            <Entry column={column} row={row} href={href} follow={follow} />
          ) : (
            column.cell(row)
          )}
        </Cell>
      );
    })}
  </tr>
);

/** The names of the columns. */
export const TableHead = <Row,>({
  columns,
  sticky,
}: {
  columns: readonly TableColumn<Row>[];
  sticky: boolean;
}): ReactNode => (
  <thead role="rowgroup" className={css.head}>
    <tr role="row">
      {columns.map((column) => (
        <th
          key={column.id}
          role="columnheader"
          scope="col"
          className={cx(
            css.heading,
            sticky && css.sticky,
            css.align[column.align ?? 'start'],
            column.hideBelow && css.hideBelow[column.hideBelow],
            column.actions && css.notPrinted,
          )}
          style={{ '--sui-width': getColumnWidth(column) } as CSSProperties}
        >
          {column.actions ? <span className={css.headingText}>{column.header}</span> : column.header}
        </th>
      ))}
    </tr>
  </thead>
);

/** A row that is loading, with the measures of a loaded one. */
export const TableLoadingRow = <Row,>({
  columns,
  index,
  before,
}: {
  columns: readonly TableColumn<Row>[];
  index: number;
  before?: ReactNode;
}): ReactNode => (
  <tr className={css.row} data-actions={getActionsLine(columns)}>
    {before}
    {columns.map((column) => (
      <td key={column.id} className={getCellClass(column)}>
        {column.primary ? (
          <div className={css.entry}>
            {column.picture && (
              <div className={css.picture} data-shape={column.pictureShape}>
                {column.pictureShape === 'circle' && <Skeleton shape="circle" />}
                {column.pictureShape === 'file' && <Skeleton shape="box" width={32} height={40} deep />}
                {(column.pictureShape ?? 'image') === 'image' && (
                  <span className={css.pictureBox}>
                    <Skeleton shape="box" height="100%" deep className={css.pictureShape} />
                  </span>
                )}
              </div>
            )}
            <div className={css.text}>
              <Skeleton width={`${70 - (index % 3) * 12}%`} deep />
              {column.meta && <Skeleton width={`${46 - (index % 3) * 8}%`} />}
            </div>
          </div>
        ) : (
          !column.actions && <Skeleton width={100 - (index % 2) * 12} />
        )}
      </td>
    ))}
  </tr>
);
