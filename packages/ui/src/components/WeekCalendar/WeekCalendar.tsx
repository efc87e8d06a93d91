import { clockOptions, getPunctuation } from '@school/text';
import { __iconData as chevronLeft } from 'lucide-react/icons/chevron-left';
import { __iconData as chevronRight } from 'lucide-react/icons/chevron-right';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { dateTag } from '../../internal/dateTag.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { toMirroredShape } from '../../internal/iconShape.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useNow } from '../../internal/useNow.ts';
import { firstWeekday } from '../../internal/week.ts';
import { useMessages } from '../../root/messages.ts';
import { useDirection, useLocale } from '../../root/UiContext.ts';
import type { CalendarProps } from '../Agenda/Agenda.tsx';
import { EventChip, eventTime } from '../Agenda/EventChip.tsx';
import { addDays, asDate, toZonedEvents, type ZonedEvent } from '../Agenda/events.ts';
import { isValue, usableZone } from '../DateField/kinds.ts';
import { CalendarHead } from '../MonthCalendar/CalendarHead.tsx';
import { inLanes } from '../MonthCalendar/inLanes.ts';
import * as month from '../MonthCalendar/MonthCalendar.css.ts';
import type { CalendarRange } from '../MonthCalendar/MonthCalendar.tsx';
import { moveDay, sevenFrom, getWeekStart } from '../MonthCalendar/months.ts';
import { DayStrip } from './DayStrip.tsx';
import { getVisibleHours, isBar, toEventBoxes } from './eventBoxes.ts';
import * as css from './WeekCalendar.css.ts';
import { WeekCell } from './WeekCell.tsx';
import { describeDays } from './weekDays.ts';
import { allDayRow, clampHour, formatHour, getFocusedHour } from './weekHours.ts';
import { WeekBox } from './WeekBox.tsx';

provideIcons({
  'chevron-left': toMirroredShape(chevronLeft),
  'chevron-right': toMirroredShape(chevronRight),
});

/** A chosen hour of a week, or a whole day. */
export interface WeekCalendarSlot {
  /** `YYYY-MM-DD` */
  day: string;
  /** The full hour, `HH:MM`; undefined in the row of whole days. */
  time?: string;
}

/** Props of {@link WeekCalendar}, plus the attributes of its `<div>`. */
export interface WeekCalendarProps extends CalendarProps {
  /** A day of the visible week, `YYYY-MM-DD`, when controlled. */
  date?: string;
  /** A day of the initial week. @default today */
  defaultDate?: string;
  /** Called when the user moves to another week, with one of its days. */
  onDateChange?: (date: string) => void;
  /** Called with the visible days, at first and after each change: the range to fetch. */
  onRangeChange?: (range: CalendarRange) => void;
  /** Called when the user presses an empty hour, or Enter on it. */
  onSlot?: (slot: WeekCalendarSlot) => void;
  /** Holidays by date, with their names: "Independence Day". */
  holidays?: Readonly<Record<string, string>>;
  /** The first hour; earlier hours are drawn only if they have events. @default 7 */
  fromHour?: number;
  /** The end of the last hour; later hours are drawn only if they have events. @default 20 */
  toHour?: number;
  /** Rendered at the end of the header: the choice of view, the primary action. */
  actions?: ReactNode;
}

/**
 * A week of events, hour by hour; simultaneous events are side by side. A grid after the ARIA pattern: arrows move over
 * days and hours, Tab enters their events. Phones show one day and a strip of the seven. Renders a `<div>`.
 */
export function WeekCalendar(props: WeekCalendarProps): ReactNode {
  const generatedId = useId();
  const {
    label,
    events,
    timeZone: timeZoneProp,
    onOpen,
    openId,
    renderEvent,
    date: dateProp,
    defaultDate = '',
    onDateChange,
    onRangeChange,
    onSlot,
    holidays,
    fromHour = 7,
    toHour = 20,
    actions,
    className,
    ...rest
  } = props;
  const { calendar: messages } = useMessages();
  const locale = useLocale();
  const tag = dateTag(locale);
  const { comma } = getPunctuation(locale);
  const forward = useDirection() === 'rtl' ? -1 : 1;
  const timeZone = usableZone('WeekCalendar', timeZoneProp);
  const now = useNow(timeZone);
  const [currentDate, setCurrentDate] = useControlled(dateProp, defaultDate, onDateChange);
  const date = isValue('date', currentDate) ? currentDate : (now?.day ?? '2026-01-01');
  const weekStart = firstWeekday(locale);
  const week = sevenFrom(getWeekStart(date, weekStart));
  const from = week[0]!;
  const to = week[6]!;

  const zonedEvents = toZonedEvents('WeekCalendar', events, timeZone);
  const bars = inLanes(zonedEvents.filter(isBar), week, Infinity);
  const boxes = week.map((day) => toEventBoxes(zonedEvents, day));
  const first = clampHour(fromHour, 0, 23);
  const hours = getVisibleHours(boxes.flat(), first, clampHour(toHour, first + 1, 24));

  const [focusedCell, setFocusedCell] = useState({ day: '', hour: NaN });
  const at = week.includes(focusedCell.day) ? focusedCell.day : date;
  const atHour = getFocusedHour(focusedCell.hour, hours);
  const grid = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  useLayoutEffect(() => {
    onRangeChange?.({ from, to });
    // oxlint-disable-next-line react/exhaustive-deps -- runs on another range only, not on another listener
  }, [from, to]);
  useLayoutEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
    byKey.current = false;
  }, [at, atHour]);

  const goTo = (day: string, hour = atHour) => {
    setFocusedCell({ day, hour });
    if (!week.includes(day)) setCurrentDate(day);
  };
  const pick = (day: string, hour: number) => {
    setFocusedCell({ day, hour });
    onSlot?.(hour === allDayRow ? { day } : { day, time: formatHour(hour) });
  };
  /* As in a month, but up and down are hours and a page is a week. */
  const getMoveTarget = ({ key, shiftKey }: KeyboardEvent): [string, number] | undefined => {
    const rows = [allDayRow, ...hours];
    const row = rows.indexOf(atHour);
    if (key === 'ArrowDown') return [at, rows[Math.min(row + 1, rows.length - 1)]!];
    if (key === 'ArrowUp') return [at, rows[Math.max(row - 1, 0)]!];
    if (!shiftKey && key === 'PageDown') return [addDays(at, 7), atHour];
    if (!shiftKey && key === 'PageUp') return [addDays(at, -7), atHour];
    const day = moveDay(at, key, { forward, weekStart });
    return day === undefined ? undefined : [day, atHour];
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const onCell = event.target === event.currentTarget;
    if (!onCell || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = getMoveTarget(event);
    if (!next && event.key !== 'Enter') return;
    /* A key that picks an hour doesn't press what is shown then. */
    event.preventDefault();
    if (!next) return pick(at, atHour);
    byKey.current = true;
    goTo(...next);
  };

  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  const title = format({ month: 'long', year: 'numeric' });
  const clock = format(clockOptions(tag));
  const twelve = clock.resolvedOptions().hour12;
  /* "10 AM" fits into the margin, "10:00 AM" doesn't. */
  const hourClock = twelve ? format({ hour: 'numeric' }) : clock;
  const hourName = (hour: number) => hourClock.format(new Date(Date.UTC(2020, 0, 1, hour)));
  const days = describeDays({ week, locale, tag, today: now?.day, zonedEvents, holidays });
  const titleId = `${generatedId}-title`;
  const cells = { at, onKeyDown: press };

  const rangeFormat = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    ...clockOptions(tag),
    timeZone,
  });
  /* An event past midnight appears on two days: each mentions both. */
  const getEnd = ({ event: { start, end }, first: begins, last, to: minute }: ZonedEvent) => {
    if (end === undefined) return undefined;
    if (begins !== last) return rangeFormat.formatRange(new Date(start), new Date(end));
    return messages.until(clock.format(new Date(Date.UTC(2020, 0, 1, 0, minute))));
  };
  const renderChip = (zonedEvent: ZonedEvent, day: string, form: 'bar' | 'box') => (
    <EventChip
      zonedEvent={zonedEvent}
      day={day}
      time={form === 'bar' ? '' : eventTime(zonedEvent, day, tag, timeZone, messages)}
      ends={form === 'box' ? getEnd(zonedEvent) : undefined}
      form={form}
      open={zonedEvent.event.id === openId}
      onOpen={onOpen}
      renderEvent={renderEvent}
    />
  );

  return (
    <div role="group" aria-label={label} {...rest} className={cx(month.root, className)}>
      <CalendarHead
        id={titleId}
        parts={title.formatRangeToParts(asDate(from), asDate(to))}
        previous={messages.previousWeek}
        next={messages.nextWeek}
        onNavigate={(by) => goTo(addDays(at, 7 * by))}
        onToday={now && (() => goTo(now.day))}
        actions={actions}
      />
      <DayStrip days={days} at={at} onPick={(day) => goTo(day)} />
      <div ref={grid} role="grid" aria-labelledby={titleId} aria-colcount={8} className={css.grid}>
        <div role="row" className={cx(css.row, css.heads)}>
          <div className={css.corner} />
          {days.map((day, column) => (
            <div
              key={day.day}
              role="columnheader"
              aria-colindex={column + 2}
              aria-current={day.today ? 'date' : undefined}
              className={css.weekday}
            >
              <span className={css.figure}>{day.figure}</span> <span>{day.long}</span>
            </div>
          ))}
        </div>
        <div role="row" className={css.row}>
          <div role="rowheader" aria-colindex={1} className={css.hour}>
            {messages.allDay}
          </div>
          {days.map((day, column) => (
            <WeekCell
              key={day.day}
              {...cells}
              day={day}
              column={column + 2}
              focusable={day.day === at && atHour === allDayRow}
              accessibleLabel={`${day.accessibleLabel}${comma}${messages.allDay}`}
              className={css.allDay}
              onPick={() => pick(day.day, allDayRow)}
            >
              {bars[column]!.bars.map((bar, lane) =>
                bar ? (
                  <div
                    key={bar.zonedEvent.event.id}
                    className={css.overDays}
                    style={{ '--sui-days': bar.days } as CSSProperties}
                  >
                    {renderChip(bar.zonedEvent, day.day, 'bar')}
                  </div>
                ) : (
                  <span key={lane} className={css.laneSpacer} />
                ),
              )}
              {day.holiday && <span className={css.holiday}>{day.holiday}</span>}
              <div className={css.ofDay}>
                {bars[column]!.all.map((zonedEvent) => (
                  <div key={zonedEvent.event.id}>{renderChip(zonedEvent, day.day, 'bar')}</div>
                ))}
              </div>
            </WeekCell>
          ))}
        </div>
        {hours.map((hour) => (
          <div key={hour} role="row" className={cx(css.row, css.hours)}>
            <div role="rowheader" aria-colindex={1} className={css.hour}>
              {hourName(hour)}
            </div>
            {days.map((day, column) => (
              <WeekCell
                key={day.day}
                {...cells}
                day={day}
                column={column + 2}
                focusable={day.day === at && hour === atHour}
                accessibleLabel={`${day.accessibleLabel}${comma}${hourName(hour)}`}
                onPick={() => pick(day.day, hour)}
              >
                {boxes[column]!.filter((box) => Math.floor(box.from / 60) === hour).map((box) => (
                  <WeekBox
                    key={box.zonedEvent.event.id}
                    box={box}
                    renderChip={(zonedEvent) => renderChip(zonedEvent, day.day, 'box')}
                  />
                ))}
                {day.today && now && Math.floor(now.minute / 60) === hour && (
                  <span
                    className={css.now}
                    style={{ '--sui-from': (now.minute % 60) / 60 } as CSSProperties}
                  />
                )}
              </WeekCell>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
