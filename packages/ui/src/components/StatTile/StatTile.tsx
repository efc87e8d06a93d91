import { getPunctuation } from '@school/text';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useLocale } from '../../root/UiContext.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './StatTile.css.ts';

/** Props of {@link StatTile}, plus the attributes of `<div>`. */
export interface StatTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Label of the figure. */
  label: string;
  /** The figure: a number is formatted in the user's language, text is shown unchanged, `null` is a dash. */
  value: number | string | null;
  /** Format of a number: `{ style: 'percent' }`. */
  format?: Intl.NumberFormatOptions;
  /** A line or a link under the figure: the total, the period. */
  note?: ReactNode;
  /** The earlier figure, on a line after the note. Pass null without one, to reserve its line: the note may take it. */
  comparison?: ReactNode;
  /** The figure is loading: grey lines replace it, a line of its note and its comparison. @default false */
  loading?: boolean;
  /** The course of the figure, as small bars; the last one is marked. */
  trend?: readonly number[];
  /** Description of the bars, read aloud before their figures. Required with `trend`. */
  trendLabel?: string;
  /** Format of the figures of the bars, which are often counts behind a share. @default plain numbers */
  trendFormat?: Intl.NumberFormatOptions;
}

/* A grey line leaves 5 px above and below. */
const line = 'calc(1lh - 10px)';

/** One figure with its label. Put several into a `Grid`. Renders a `<div>`. */
export const StatTile = ({
  label,
  value,
  format,
  note,
  comparison,
  loading = false,
  trend,
  trendLabel,
  trendFormat,
  className,
  ...rest
}: StatTileProps): ReactNode => {
  const locale = useLocale();
  const formatFigure = (figure: number) =>
    Number.isFinite(figure) ? new Intl.NumberFormat(locale, format).format(figure) : '—';
  const barFormat = new Intl.NumberFormat(locale, trendFormat);
  const bars = (trend ?? []).filter((bar) => Number.isFinite(bar));
  const most = Math.max(0, ...bars);
  return (
    <div aria-busy={loading || undefined} {...rest} className={cx(css.root, className)}>
      <div className={css.label}>{label}</div>
      <div className={css.line}>
        <div translate="no" className={css.figure}>
          {loading ? (
            <Skeleton width={80} height={line} deep />
          ) : typeof value === 'number' ? (
            formatFigure(value)
          ) : (
            (value ?? '—')
          )}
        </div>
        {bars.length > 0 && (
          <div
            role="img"
            aria-label={`${trendLabel ?? label}${getPunctuation(locale).colon}${new Intl.ListFormat(locale).format(bars.map((bar) => barFormat.format(bar)))}`}
            className={css.bars}
          >
            {bars.map((bar, at) => (
              <span
                key={at}
                className={css.bar}
                style={{ blockSize: `${most > 0 ? Math.max(6, (Math.max(0, bar) / most) * 100) : 6}%` }}
              />
            ))}
          </div>
        )}
      </div>
      {loading ? (
        <>
          <div className={css.note}>
            <Skeleton width={120} height={line} />
          </div>
          {comparison !== undefined && (
            <div className={css.note}>
              <Skeleton width={96} height={line} />
            </div>
          )}
        </>
      ) : (
        <>
          {(note || comparison === null) && (
            <div className={cx(css.note, comparison === null && css.twoLines)}>{note}</div>
          )}
          {comparison && <div className={css.note}>{comparison}</div>}
        </>
      )}
    </div>
  );
};
