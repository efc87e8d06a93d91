import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { useMessages } from '../root/messages.ts';
import * as css from './chart.css.ts';
import { cx } from './cx.ts';

/** Props of every chart. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Heading and accessible name of the chart. */
  label: string;
  /** Keeps the heading for screen readers only, if the page has one above. @default false */
  hideLabel?: boolean;
  /** Text description of the chart, for screen readers. */
  summary?: string;
  /** Formats the values in the user's language. @default a plain number */
  format?: Intl.NumberFormatOptions;
}

interface FigureProps extends Omit<ChartProps, 'format'> {
  /** Nothing to show. */
  isEmpty: boolean;
  /** The same as a table. */
  table: ReactNode;
  /** Shown beside the switch while the chart is visible. */
  legend?: ReactNode;
  children: ReactNode;
}

/** A table of figures as the twin of a picture. */
export const ChartTable = ({
  label,
  heads,
  rows,
}: {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}): ReactNode => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
  <div className={css.scroll} tabIndex={0} role="group" aria-label={label}>
    <table className={css.table}>
      <caption className={css.srOnly}>{label}</caption>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={at} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others], at) => (
          <tr key={at}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** A picture with its name, its sentence, and the table it can be turned into. */
export const ChartFigure = ({
  label,
  hideLabel = false,
  summary,
  isEmpty,
  table,
  legend,
  className,
  children,
  ...rest
}: FigureProps): ReactNode => {
  const id = useId();
  const { chart } = useMessages();
  const [asTable, setAsTable] = useState(false);
  return (
    <figure aria-labelledby={`${id}-name`} {...rest} className={cx(css.root, className)}>
      <figcaption className={css.head}>
        <span id={`${id}-name`} className={hideLabel ? css.srOnly : css.title}>
          {label}
        </span>
        {!asTable && legend}
        {!isEmpty && (
          <Button
            size="s"
            variant="plain"
            icon="table-2"
            className={css.toggle}
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            {chart.showTable}
          </Button>
        )}
      </figcaption>
      {summary && <p className={css.srOnly}>{summary}</p>}
      {isEmpty ? <p className={css.empty}>{chart.empty}</p> : asTable ? table : children}
    </figure>
  );
};
