import type { ReactNode } from 'react';
import { ChartFigure, ChartTable, type ChartProps } from '../../internal/ChartFigure.tsx';
import { distinctKeys } from '../../internal/distinctKeys.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { Link } from '../Link/Link.tsx';
import * as css from './BarList.css.ts';

/** One bar of a {@link BarList}. */
export interface BarListItem {
  label: string;
  value: number;
  /** The total, shown after the value. */
  total?: number;
  /** Address that the label links to. */
  href?: string;
}

/** Props of {@link BarList}, plus the attributes of `<figure>`. */
export interface BarListProps extends ChartProps {
  /** The bars, in their order; the first is marked. */
  items: readonly BarListItem[];
  /** Header of the labels' column in the table. */
  itemHeader: string;
  /** Header of the values' column in the table. */
  valueHeader: string;
}

/** Values as bars under their labels, and as a table. Renders a `<figure>`. */
export const BarList = ({
  items: itemsProp,
  itemHeader,
  valueHeader,
  format,
  ...rest
}: BarListProps): ReactNode => {
  const { chart } = useMessages();
  const figures = new Intl.NumberFormat(useLocale(), format);
  const items = (itemsProp ?? []).map((item) => ({
    ...item,
    value: Number.isFinite(item.value) ? item.value : 0,
  }));
  const most = Math.max(0, ...items.map(({ value }) => value));
  const keys = distinctKeys(
    'BarList',
    items.map(({ label }) => label),
  );
  const named = ({ label, href }: BarListItem) =>
    href === undefined ? label : <Link href={href}>{label}</Link>;
  const hasTotals = items.some(({ total }) => total !== undefined);
  return (
    <ChartFigure
      {...rest}
      isEmpty={items.length === 0}
      table={
        <ChartTable
          label={rest.label}
          heads={[itemHeader, valueHeader, ...(hasTotals ? [chart.total] : [])]}
          rows={items.map((item) => [
            named(item),
            figures.format(item.value),
            ...(hasTotals ? [item.total === undefined ? '—' : figures.format(item.total)] : []),
          ])}
        />
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers */}
      <ol role="list" className={css.list}>
        {items.map((item, at) => (
          <li key={keys[at]} className={css.item}>
            <div className={css.track}>
              <span
                aria-hidden
                className={css.bar}
                style={{ inlineSize: `${most > 0 ? Math.max(0, (item.value / most) * 100) : 0}%` }}
              />
              <bdi className={css.label}>{named(item)}</bdi>
            </div>
            <div className={css.value}>
              <strong>{figures.format(item.value)}</strong>
              {item.total !== undefined && <span>{` ${chart.of(figures.format(item.total))}`}</span>}
            </div>
          </li>
        ))}
      </ol>
    </ChartFigure>
  );
};
