import { clockOptions, getPunctuation } from '@school/text';
import type { ReactNode } from 'react';
import { ChartFigure, ChartTable, type ChartProps } from '../../internal/ChartFigure.tsx';
import * as chartCss from '../../internal/chart.css.ts';
import { dateTag } from '../../internal/dateTag.ts';
import { firstWeekday } from '../../internal/week.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import * as css from './HeatMap.css.ts';

/** The value of one hour of a weekday. */
export interface HeatMapCell {
  /** 1 Monday … 7 Sunday (ISO 8601). */
  weekday: number;
  /** 0 … 23. */
  hour: number;
  value: number;
}

/** Props of {@link HeatMap}, plus the attributes of `<figure>`. */
export interface HeatMapProps extends ChartProps {
  /** The values; a missing hour counts as 0, repeated hours are added. */
  cells: readonly HeatMapCell[];
  /** @default 0 */
  firstHour?: number;
  /** @default 23 */
  lastHour?: number;
  /** 1 Monday … 7 Sunday. @default the first day of the user's week */
  firstDay?: number;
}

const toWholeNumber = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.trunc(Number.isFinite(value) ? value : least)));

/* 5 January 2026 is a Monday. */
const toSampleDate = (weekday: number, hour = 0) => new Date(Date.UTC(2026, 0, 4 + weekday, hour));

/**
 * The distribution of events over a week: a table of weekdays and hours whose cells are darker for larger values. Each
 * cell contains its value as text. Renders a `<figure>`.
 */
export const HeatMap = ({
  cells,
  firstHour = 0,
  lastHour = 23,
  firstDay,
  format,
  ...rest
}: HeatMapProps): ReactNode => {
  const locale = useLocale();
  const { comma } = getPunctuation(locale);
  const { chart } = useMessages();
  const figures = new Intl.NumberFormat(locale, format);
  const formatDate = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateTag(locale), { timeZone: 'UTC', ...options });
  const shortDay = formatDate({ weekday: 'short' });
  const longDay = formatDate({ weekday: 'long' });
  const clock = formatDate(clockOptions(dateTag(locale)));
  const figure = new Intl.NumberFormat(locale);

  const from = toWholeNumber(firstHour, 0, 23);
  const hours = Array.from({ length: toWholeNumber(lastHour, from, 23) - from + 1 }, (_, at) => from + at);
  const start = toWholeNumber(firstDay ?? (firstWeekday(locale) || 7), 1, 7);
  const days = Array.from({ length: 7 }, (_, at) => ((start - 1 + at) % 7) + 1);
  const amounts = new Map<string, number>();
  for (const { weekday, hour, value } of cells ?? []) {
    const key = `${weekday} ${hour}`;
    if (Number.isFinite(value)) amounts.set(key, (amounts.get(key) ?? 0) + value);
  }
  const getAmount = (day: number, hour: number) => amounts.get(`${day} ${hour}`) ?? 0;
  const most = Math.max(0, ...days.flatMap((day) => hours.map((hour) => getAmount(day, hour))));
  const getStep = (value: number) =>
    value <= 0 || most === 0 ? 0 : Math.min(5, Math.ceil((value / most) * 5));

  return (
    <ChartFigure
      {...rest}
      isEmpty={amounts.size === 0}
      legend={
        <span aria-hidden className={css.legend}>
          <span>{chart.less}</span>
          {[0, 1, 2, 3, 4, 5].map((step) => (
            <span key={step} className={css.sample} data-step={step} />
          ))}
          <span>{chart.more}</span>
        </span>
      }
      table={
        <ChartTable
          label={rest.label}
          heads={[chart.day, ...hours.map((hour) => clock.format(toSampleDate(1, hour)))]}
          rows={days.map((day) => [
            longDay.format(toSampleDate(day)),
            ...hours.map((hour) => figures.format(getAmount(day, hour))),
          ])}
        />
      }
    >
      <table className={css.table} data-many={hours.length > 12 || undefined}>
        <caption className={chartCss.srOnly}>{rest.label}</caption>
        <thead>
          <tr>
            <td aria-hidden className={css.corner} />
            {hours.map((hour) => (
              <th key={hour} scope="col" className={css.hour}>
                <span aria-hidden className={css.hourLabel}>
                  {figure.format(hour)}
                </span>
                <span className={chartCss.srOnly}>{clock.format(toSampleDate(1, hour))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day}>
              <th scope="row" className={css.day} abbr={longDay.format(toSampleDate(day))}>
                {shortDay.format(toSampleDate(day))}
              </th>
              {hours.map((hour) => {
                const value = getAmount(day, hour);
                return (
                  <td
                    key={hour}
                    className={css.cell}
                    data-step={getStep(value)}
                    data-most={(most > 0 && value === most) || undefined}
                    data-tip={`${longDay.format(toSampleDate(day))}${comma}${clock.format(toSampleDate(1, hour))}\n${figures.format(value)}`}
                  >
                    <span className={css.figure}>{figures.format(value)}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ChartFigure>
  );
};
