import type { ReactNode } from 'react';
import { ChartFigure, ChartTable, type ChartProps } from '../../internal/ChartFigure.tsx';
import { distinctKeys } from '../../internal/distinctKeys.ts';
import { useMessages } from '../../root/messages.ts';
import { useDirection, useLocale } from '../../root/UiContext.ts';
import * as css from './LineChart.css.ts';
import { getTicks } from './scale.ts';

/** One line of a {@link LineChart}. */
export interface LineChartSeries {
  /** Name of the series. */
  label: string;
  /** Values of the series, one for each of `points`; `null` for an unknown value, which leaves a gap. */
  values: readonly (number | null)[];
}

/** Props of {@link LineChart}, plus the attributes of `<figure>`. */
export interface LineChartProps extends ChartProps {
  /** Labels of the values, in order: dates as `YYYY-MM-DD`, formatted in the user's language, or any text. */
  points: readonly string[];
  /** Header of the points' column in the table. */
  pointHeader: string;
  /** One to six lines. */
  series: readonly LineChartSeries[];
  /** Format of dates in `points`. @default `{ day: 'numeric', month: 'short' }` */
  dateFormat?: Intl.DateTimeFormatOptions;
}

const isDay = /^\d{4}-\d{2}-\d{2}$/;
const isKnownValue = (value: number | null | undefined): value is number => Number.isFinite(value);

/** Values over time, as lines and as a table. Follows the reading direction. Renders a `<figure>`. */
export const LineChart = ({
  points: pointsProp,
  pointHeader,
  series: seriesProp,
  dateFormat = { day: 'numeric', month: 'short' },
  summary,
  format,
  ...rest
}: LineChartProps): ReactNode => {
  const points = pointsProp ?? [];
  const series = (seriesProp ?? []).slice(0, 6);
  const locale = useLocale();
  const { chart } = useMessages();
  const rtl = useDirection() === 'rtl';
  const figures = new Intl.NumberFormat(locale, format);
  const dates = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...dateFormat });
  const named = (point: string) => (isDay.test(point) ? dates.format(new Date(`${point}T00:00:00Z`)) : point);
  const keys = distinctKeys(
    'LineChart',
    series.map(({ label }) => label),
  );

  const all = series.flatMap(({ values }) => points.map((_, at) => values?.[at]).filter(isKnownValue));
  const ticks = all.length > 0 ? getTicks(Math.min(...all), Math.max(...all)) : [0, 1];
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const across = (at: number) => {
    const share = points.length > 1 ? (at / (points.length - 1)) * 100 : 50;
    return rtl ? 100 - share : share;
  };
  const up = (value: number) => ((value - low) / (high - low)) * 100;
  const toPath = (values: LineChartSeries['values']) =>
    points
      .map((_, at) => {
        const value = values?.[at];
        if (!isKnownValue(value)) return '';
        return `${isKnownValue(values[at - 1]) && at > 0 ? 'L' : 'M'}${across(at)} ${100 - up(value)}`;
      })
      .join('');
  /* A line of no length with round ends: a dot that stays round however the picture is stretched. */
  const toDots = (values: LineChartSeries['values']) =>
    points
      .map((_, at) => (isKnownValue(values?.[at]) ? `M${across(at)} ${100 - up(values[at])}h0` : ''))
      .join('');
  const description = series
    .map(({ label, values }) => {
      const knownValues = points.flatMap((point, at) =>
        isKnownValue(values?.[at]) ? [{ point, value: values[at] }] : [],
      );
      const [first, last] = [knownValues[0], knownValues.at(-1)];
      if (!first || !last) return '';
      const write = ({ point, value }: { point: string; value: number }) =>
        chart.at(figures.format(value), named(point));
      const amounts = knownValues.map(({ value }) => value);
      return chart.course(
        label,
        write(first),
        write(last),
        figures.format(Math.min(...amounts)),
        figures.format(Math.max(...amounts)),
      );
    })
    .join(' ');
  const shownTicks =
    points.length > 2
      ? [0, Math.floor((points.length - 1) / 2), points.length - 1]
      : points.map((_, at) => at);

  return (
    <ChartFigure
      {...rest}
      summary={summary ?? description}
      isEmpty={all.length === 0}
      legend={
        series.length > 1 && (
          <span aria-hidden className={css.legend}>
            {series.map(({ label }, at) => (
              <span key={keys[at]} className={css.named}>
                <svg viewBox="0 0 24 4" className={css.sample}>
                  <path d="M2 2H22" className={css.line} data-series={at + 1} />
                </svg>
                <bdi>{label}</bdi>
              </span>
            ))}
          </span>
        )
      }
      table={
        <ChartTable
          label={rest.label}
          heads={[pointHeader, ...series.map(({ label }) => label)]}
          rows={points.map((point, at) => [
            named(point),
            ...series.map(({ values }) => (isKnownValue(values?.[at]) ? figures.format(values[at]) : '—')),
          ])}
        />
      }
    >
      <div aria-hidden className={css.picture}>
        <div className={css.ticks}>
          {ticks.map((tick) => (
            <span key={tick} className={css.tick} style={{ insetBlockEnd: `${up(tick)}%` }}>
              {figures.format(tick)}
            </span>
          ))}
          {/* As wide as the widest figure: the others lie over it. */}
          <span className={css.widthSizer}>
            {ticks.map((tick) => (
              <span key={tick}>{figures.format(tick)}</span>
            ))}
          </span>
        </div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={css.plot}>
          {ticks.map((tick) => (
            <path key={tick} d={`M0 ${100 - up(tick)}H100`} className={css.rule} />
          ))}
          {series.map(({ values }, at) => (
            <g key={keys[at]}>
              <path d={toPath(values)} className={css.line} data-series={at + 1} />
              {(points.length <= 31 || all.length === 1) && (
                <path d={toDots(values)} className={css.dot} data-series={at + 1} />
              )}
            </g>
          ))}
        </svg>
        <div className={css.points} data-one={points.length === 1 || undefined}>
          {shownTicks.map((at) => (
            <span key={at}>{named(points[at]!)}</span>
          ))}
        </div>
      </div>
    </ChartFigure>
  );
};
