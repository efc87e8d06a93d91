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
import { Agenda, type CalendarProps } from '../Agenda/Agenda.tsx';
import { asDate, toZonedEvents } from '../Agenda/events.ts';
import { isValue, usableZone } from '../DateField/kinds.ts';
import { CalendarHead } from './CalendarHead.tsx';
import { DayCell } from './DayCell.tsx';
import { inLanes } from './inLanes.ts';
import * as css from './MonthCalendar.css.ts';
import { moveDay, getMonth, getWeeks } from './months.ts';

provideIcons({
  'chevron-left': toMirroredShape(chevronLeft),
  'chevron-right': toMirroredShape(chevronRight),
});

/** A range of days, `YYYY-MM-DD`, both ends included. */
export interface CalendarRange {
  from: string;
  to: string;
}

/** Props of {@link MonthCalendar}, plus the attributes of its `<div>`. */
export interface MonthCalendarProps extends CalendarProps {
  /** A day of the visible month, `YYYY-MM-DD`, when controlled. */
  date?: string;
  /** A day of the initial month. @default today */
  defaultDate?: string;
  /** Called when the user moves to another month, with its first day. */
  onDateChange?: (date: string) => void;
  /** Called with the visible days, at first and after each change: the range to fetch. */
  onRangeChange?: (range: CalendarRange) => void;
  /** Called when the user presses an empty part of a day, or Enter on it. */
  onDay?: (day: string) => void;
  /** Holidays by date, with their names: "Independence Day". */
  holidays?: Readonly<Record<string, string>>;
  /** The number of lines for events in a day; "+2 more" in the last one opens the rest. @default 3 */
  maxPerDay?: number;
  /** Rendered at the end of the header: the choice of view, the primary action. */
  actions?: ReactNode;
}

const getCell = (grid: HTMLElement, day: string) => grid.querySelector<HTMLElement>(`[data-day="${day}"]`);

/** The buttons of a day: those in its cell, and bars that start on an earlier day of its week. */
const getButtons = (grid: HTMLElement, day: string): HTMLElement[] => {
  const cell = getCell(grid, day);
  const ids = cell?.dataset.events?.split(' ') ?? [];
  return [...(cell?.parentElement?.querySelectorAll<HTMLElement>('button') ?? [])].filter(
    (button) => cell!.contains(button) || ids.includes(encodeURIComponent(button.dataset.event ?? '')),
  );
};

/**
 * A month of events: weeks of seven days with the events of each. Follows the ARIA grid pattern: arrow keys move
 * between days, Enter moves into a day's events and Escape back. On phones days show dots, and a press on one shows
 * its events below. Renders a `<div>`.
 */
export function MonthCalendar(props: MonthCalendarProps): ReactNode {
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
    onDay,
    holidays,
    maxPerDay = 3,
    actions,
    className,
    ...rest
  } = props;
  const { calendar: messages } = useMessages();
  const locale = useLocale();
  const tag = dateTag(locale);
  const forward = useDirection() === 'rtl' ? -1 : 1;
  const timeZone = usableZone('MonthCalendar', timeZoneProp);
  const now = useNow(timeZone);
  const [currentDate, setCurrentDate] = useControlled(dateProp, defaultDate, onDateChange);
  const date = isValue('date', currentDate) ? currentDate : (now?.day ?? '2026-01-01');
  const [focusedDay, setFocusedDay] = useState('');
  const [chosen, choose] = useState('');
  const at = getMonth(focusedDay) === getMonth(date) ? focusedDay : date;
  const grid = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);

  const weekStart = firstWeekday(locale);
  const weeks = getWeeks(date, weekStart);
  const isTight = weeks.length > 5;
  const from = weeks[0]![0]!;
  const to = weeks.at(-1)![6]!;
  useLayoutEffect(() => {
    onRangeChange?.({ from, to });
    // oxlint-disable-next-line react/exhaustive-deps -- runs on another range only, not on another listener
  }, [from, to]);
  useLayoutEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
    byKey.current = false;
  }, [at]);

  const goTo = (day: string) => {
    setFocusedDay(day);
    if (getMonth(day) !== getMonth(date)) setCurrentDate(day);
  };
  const pick = (day: string) => {
    setFocusedDay(day);
    choose(day);
    onDay?.(day);
  };
  const pressOnDay = (event: KeyboardEvent, day: string): boolean => {
    const [first] = getButtons(grid.current!, day);
    if (first && (event.key === 'Enter' || event.key === 'F2')) first.focus();
    else if (event.key === 'Enter' || event.key === ' ') pick(day);
    else {
      const { ctrlKey: byYear, shiftKey: shift } = event;
      const next = moveDay(day, event.key, { forward, weekStart, shift, byYear });
      if (!next) return false;
      byKey.current = true;
      goTo(next);
    }
    return true;
  };
  const pressOnEvent = (event: KeyboardEvent, button: HTMLElement): boolean => {
    const inDay = getButtons(grid.current!, at);
    const { day = at } = button.closest<HTMLElement>('[role="gridcell"]')!.dataset;
    const buttons = inDay.includes(button) ? inDay : getButtons(grid.current!, day);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) buttons.at((buttons.indexOf(button) + step) % buttons.length)?.focus();
    else if (event.key === 'Escape' || event.key === 'F2') getCell(grid.current!, at)?.focus();
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (event.metaKey || event.altKey || !event.currentTarget.contains(target)) return;
    const isHandledInside = target.matches('[role="gridcell"]')
      ? pressOnDay(event, at)
      : target.matches('button:not([role="dialog"] *)') && pressOnEvent(event, target);
    if (isHandledInside) event.preventDefault();
  };

  const zonedEvents = toZonedEvents('MonthCalendar', events, timeZone);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  // The locale's letters: with the tag of dates, Wednesday would be the X of Spain in Chile.
  const narrow = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  const long = format({ weekday: 'long' });
  const accessibleLabel = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const figure = format({ day: 'numeric' });
  const titleId = `${generatedId}-title`;
  const hintId = `${generatedId}-keys`;

  return (
    <div role="group" aria-label={label} {...rest} className={cx(css.root, className)}>
      <CalendarHead
        id={titleId}
        parts={format({ month: 'long', year: 'numeric' }).formatToParts(asDate(date))}
        previous={messages.previousMonth}
        next={messages.nextMonth}
        onNavigate={(months) =>
          goTo(moveDay(date, months > 0 ? 'PageDown' : 'PageUp', { forward, weekStart })!)
        }
        onToday={now && (() => goTo(now.day))}
        actions={actions}
      />
      <p id={hintId} hidden>
        {messages.keys}
      </p>
      <div
        ref={grid}
        role="grid"
        aria-labelledby={titleId}
        aria-describedby={onOpen && hintId}
        className={css.grid}
        style={{ '--sui-weeks': weeks.length } as CSSProperties}
        data-tight={isTight || undefined}
      >
        <div role="row" className={css.week}>
          {weeks[0]!.map((day) => (
            <div key={day} role="columnheader" aria-label={long.format(asDate(day))} className={css.weekday}>
              <span className={css.longDay}>{long.format(asDate(day))}</span>
              <span className={css.narrowDay} aria-hidden={true}>
                {narrow.format(asDate(day))}
              </span>
            </div>
          ))}
        </div>
        {weeks.map((week) => {
          const lanes = inLanes(zonedEvents, week, isTight ? Math.min(maxPerDay, 2) : maxPerDay);
          return (
            <div key={week[0]} role="row" className={cx(css.week, css.days)}>
              {week.map((day, column) => (
                <DayCell
                  key={day}
                  day={day}
                  figure={figure.formatToParts(asDate(day)).find(({ type }) => type === 'day')?.value ?? ''}
                  accessibleLabel={accessibleLabel.format(asDate(day))}
                  column={lanes[column]!}
                  last={column === 6}
                  outside={getMonth(day) !== getMonth(date)}
                  today={day === now?.day}
                  holiday={holidays?.[day]}
                  focusable={day === at}
                  tag={tag}
                  timeZone={timeZone}
                  openId={openId}
                  onOpen={onOpen}
                  renderEvent={renderEvent}
                  onKeyDown={press}
                  chosen={day === chosen}
                  onPick={() => pick(day)}
                />
              ))}
            </div>
          );
        })}
      </div>
      {/* There before it is filled, so that its words are read aloud. */}
      <div className={css.beneath} aria-live="polite">
        {weeks.some((week) => week.includes(chosen)) && (
          <Agenda
            label={accessibleLabel.format(asDate(chosen))}
            events={zonedEvents.map(({ event }) => event)}
            {...{ timeZone, onOpen, openId, renderEvent }}
            from={chosen}
            to={chosen}
          />
        )}
      </div>
    </div>
  );
}
