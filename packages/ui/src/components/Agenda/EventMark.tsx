import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { tones } from '../../internal/tones.css.ts';
import type { UiMessages } from '../../root/messages.ts';
import { useMessages } from '../../root/messages.ts';
import * as css from './EventMark.css.ts';
import type { CalendarEvent, PlacedEvent } from './events.ts';

/** The time that is written with an event on one of its days. */
export const eventTime = (
  placed: PlacedEvent,
  day: string,
  tag: string,
  timeZone: string,
  words: UiMessages['calendar'],
  range = false,
): string => {
  const { event, first, last } = placed;
  if (event.allDay || !event.start.includes('T')) return range ? words.allDay : '';
  const clock = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone });
  const start = new Date(event.start);
  const end = event.end === undefined ? undefined : new Date(event.end);
  if (first !== day) return last === day && end ? words.until(clock.format(end)) : words.allDay;
  if (!range || !end || end <= start || last !== day) return clock.format(start);
  return clock.formatRange(start, end);
};

interface EventMarkProps {
  placed: PlacedEvent;
  /** The day it is drawn on. */
  day: string;
  time: string;
  /** When it is over, or all its time, read aloud where only its height says it. */
  ends?: string | undefined;
  /** A line of an agenda, a slip in a month, a bar over days, a box in a week. */
  form: keyof typeof css.forms;
  open: boolean;
  /** Leaves the Tab order; the grid's keys reach it. @default false */
  inGrid?: boolean;
  onOpen: ((event: CalendarEvent) => void) | undefined;
  renderEvent: ((event: CalendarEvent) => ReactNode) | undefined;
  style?: CSSProperties;
  className?: string;
}

/** One event as calendars draw it: a button if it can be opened. */
export function EventMark(props: EventMarkProps): ReactNode {
  const {
    placed,
    day,
    time,
    ends,
    form,
    open,
    inGrid = false,
    onOpen,
    renderEvent,
    style,
    className,
  } = props;
  const { calendar: words } = useMessages();
  const { event } = placed;
  const { status = 'confirmed', tone = 'accent' } = event;
  const Part = onOpen ? 'button' : 'div';
  const content = (
    <>
      {time && <span className={css.time}>{time}</span>}
      {/* Apart from both: the time may end at its other side, and the title's letters may pull the space closer. */}
      {time && (form === 'row' ? ' ' : <span className={css.gap}> </span>)}
      <span className={css.title}>{renderEvent ? renderEvent(event) : event.title}</span>
      {ends && <span className={css.unseen}> {ends}</span>}
      {status !== 'confirmed' && <span className={css.status}> {words[status]}</span>}
    </>
  );
  return (
    <Part
      {...(onOpen
        ? {
            type: 'button' as const,
            onClick: () => onOpen(event),
            'aria-pressed': open || undefined,
            tabIndex: inGrid ? -1 : undefined,
          }
        : {})}
      className={cx(css.mark, tones[tone] ?? tones.accent, css.forms[form], className)}
      style={style}
      data-status={status}
      data-event={inGrid ? event.id : undefined}
      data-open={open ? '' : undefined}
      data-before={form !== 'box' && placed.first < day ? '' : undefined}
    >
      {form === 'box' ? <span className={css.lines}>{content}</span> : content}
    </Part>
  );
}
EventMark.displayName = 'EventMark';
