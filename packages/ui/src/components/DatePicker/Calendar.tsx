import {
  endOfMonth,
  getWeeksInMonth,
  isSameDay,
  isSameMonth,
  isToday,
  parseAbsolute,
  parseDate,
  startOfMonth,
  startOfWeek,
  toCalendar,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
  today,
  CalendarDateTime,
  type CalendarDate,
} from '@internationalized/date';
import { __iconData as chevronLeft } from 'lucide-react/icons/chevron-left';
import { __iconData as chevronRight } from 'lucide-react/icons/chevron-right';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { provideIcons } from '../../internal/Glyph.tsx';
import { toMirroredShape } from '../../internal/iconShape.ts';
import { formatMonth } from '../../internal/formatMonth.tsx';
import { firstWeekdayName } from '../../internal/week.ts';
import { useMessages } from '../../root/messages.ts';
import { useDirection, useLocale } from '../../root/UiContext.ts';
import { createCalendarForTag } from '../DateField/calendars.ts';
import type { Kind } from '../DateField/kinds.ts';
import { parseReading } from '../DateField/readTyped.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './DatePicker.css.ts';

provideIcons({
  'chevron-left': toMirroredShape(chevronLeft),
  'chevron-right': toMirroredShape(chevronRight),
});

interface CalendarProps {
  kind: Kind;
  value: string;
  min: string | undefined;
  max: string | undefined;
  tag: string;
  timeZone: string;
  onChoose: (value: string) => void;
}

const days = [0, 1, 2, 3, 4, 5, 6];

/** A month to choose a day from: a grid after the ARIA pattern. Loaded when it is first opened. */
export function Calendar({ kind, value, min, max, tag, timeZone, onChoose }: CalendarProps): ReactNode {
  const { dateField: messages } = useMessages();
  const locale = useLocale();
  const forward = useDirection() === 'rtl' ? -1 : 1;
  const zone = kind === 'dateTime' ? timeZone : new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const weekStart = firstWeekdayName(tag);
  const calendar = createCalendarForTag(tag);
  const parseDay = (text: string): CalendarDate =>
    toCalendar(
      kind === 'dateTime' ? toCalendarDate(parseAbsolute(text, timeZone)) : parseDate(text),
      calendar,
    );
  const chosen = value === '' ? undefined : parseDay(value);
  const least = min ? parseDay(min) : undefined;
  const most = max ? parseDay(max) : undefined;
  const within = (day: CalendarDate) =>
    (!least || day.compare(least) >= 0) && (!most || day.compare(most) <= 0);
  const nearest = (day: CalendarDate) =>
    least && day.compare(least) < 0 ? least : most && day.compare(most) > 0 ? most : day;
  const [at, go] = useState(() => chosen ?? nearest(toCalendar(today(zone), calendar)));
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(true);

  useLayoutEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    byKey.current = false;
  }, [at]);

  const formatted = (day: CalendarDate, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  const dayName = formatted(at, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  const dayFigure = formatted(at, { day: 'numeric' });
  const asDate = (day: CalendarDate) => day.toDate('UTC');
  const figure = (day: CalendarDate) =>
    dayFigure.formatToParts(asDate(day)).find(({ type }) => type === 'day')?.value ?? day.day;
  const monthParts = formatted(at, { month: 'long', year: 'numeric' }).formatToParts(asDate(at));
  const inShort = formatted(at, { weekday: 'short' });
  /* Arabic has no short ones: seven whole names don't fit side by side. */
  const fits = days.every((day) => inShort.format(asDate(startOfMonth(at).add({ days: day }))).length <= 5);
  const shortDay = fits ? inShort : new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  const longDay = formatted(at, { weekday: 'long' });

  const choose = (day: CalendarDate) => {
    if (!within(day)) return;
    const gregorian = parseDate(day.toDate('UTC').toISOString().slice(0, 10));
    if (kind === 'date') return onChoose(gregorian.toString());
    const clock =
      value === ''
        ? toZoned(toCalendarDateTime(today(zone)), zone).set({ hour: 8 })
        : parseAbsolute(value, timeZone);
    const wallTime = new CalendarDateTime(
      gregorian.year,
      gregorian.month,
      gregorian.day,
      clock.hour,
      clock.minute,
    );
    const { value: sameTimeValue } = parseReading(kind, wallTime, timeZone, value);
    /* Where the clock leaves that time out on that day, the first one after it. */
    return onChoose(
      sameTimeValue ||
        toZoned(wallTime, timeZone)
          .toString()
          .replace(/\[.*\]$/, ''),
    );
  };
  const move = (day: CalendarDate) => {
    byKey.current = true;
    go(nearest(day));
  };
  const press = (event: KeyboardEvent) => {
    const week = startOfWeek(at, tag, weekStart);
    const keys: Record<string, () => CalendarDate> = {
      ArrowRight: () => at.add({ days: forward }),
      ArrowLeft: () => at.add({ days: -forward }),
      ArrowDown: () => at.add({ weeks: 1 }),
      ArrowUp: () => at.subtract({ weeks: 1 }),
      Home: () => week,
      End: () => week.add({ days: 6 }),
      PageDown: () => at.add(event.shiftKey ? { years: 1 } : { months: 1 }),
      PageUp: () => at.subtract(event.shiftKey ? { years: 1 } : { months: 1 }),
    };
    const next = keys[event.key];
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(next());
  };
  const first = startOfWeek(startOfMonth(at), tag, weekStart);
  const weeks = Array.from({ length: getWeeksInMonth(at, tag, weekStart) }, (_, week) =>
    first.add({ weeks: week }),
  );
  const showMonth = (months: number) => go(nearest(at.add({ months })));

  return (
    <div className={css.calendar}>
      <div className={css.head}>
        <div className={css.month} aria-live="polite">
          {formatMonth(monthParts)}
        </div>
        <IconButton
          icon="chevron-left"
          size="s"
          variant="plain"
          label={messages.previousMonth}
          disabled={least !== undefined && startOfMonth(at).compare(least) <= 0}
          onClick={() => showMonth(-1)}
        />
        <IconButton
          icon="chevron-right"
          size="s"
          variant="plain"
          label={messages.nextMonth}
          disabled={most !== undefined && endOfMonth(at).compare(most) >= 0}
          onClick={() => showMonth(1)}
        />
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA pattern of a date grid, on a table
        role="grid"
        className={css.grid}
        aria-label={monthParts.map(({ value: text }) => text).join('')}
      >
        <thead>
          <tr>
            {days.map((day) => {
              const date = asDate(first.add({ days: day }));
              return (
                <th key={day} scope="col" abbr={longDay.format(date)} className={css.weekday}>
                  {shortDay.format(date).replace(/\.$/, '')}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.toString()}>
              {days.map((offset) => {
                const day = week.add({ days: offset });
                const isChosen = chosen !== undefined && isSameDay(day, chosen);
                return (
                  <td
                    key={offset}
                    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- not every reader knows that a cell of a grid is one
                    role="gridcell"
                    aria-selected={isChosen}
                    className={css.cell}
                  >
                    <button
                      type="button"
                      tabIndex={isSameDay(day, at) ? 0 : -1}
                      data-sui-first={isSameDay(day, at) ? '' : undefined}
                      className={css.day}
                      aria-label={dayName.format(asDate(day))}
                      aria-current={isToday(day, zone) ? 'date' : undefined}
                      aria-disabled={within(day) ? undefined : true}
                      data-chosen={isChosen || undefined}
                      data-outside={isSameMonth(day, at) ? undefined : ''}
                      onKeyDown={press}
                      onClick={() => choose(day)}
                    >
                      {figure(day)}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
