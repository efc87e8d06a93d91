import { clockOptions } from '@school/text';
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { tones } from '../../internal/tones.css.ts';
import type { UiMessages } from '../../root/messages.ts';
import { useMessages } from '../../root/messages.ts';
import * as css from './EventChip.css.ts';
import type { CalendarEvent, ZonedEvent } from './events.ts';

/** The time that is written with an event on one of its days. */
export const eventTime = (
  zonedEvent: ZonedEvent,
  day: string,
  tag: string,
  timeZone: string,
  messages: UiMessages['calendar'],
  range = false,
): string => {
  const { event, first, last } = zonedEvent;
  if (event.allDay || !event.start.includes('T')) return range ? messages.allDay : '';
  const clock = new Intl.DateTimeFormat(tag, { ...clockOptions(tag), timeZone });
  const start = new Date(event.start);
  const end = event.end === undefined ? undefined : new Date(event.end);
  if (first !== day) return last === day && end ? messages.until(clock.format(end)) : messages.allDay;
  if (!range || !end || end <= start || last !== day) return clock.format(start);
  return clock.formatRange(start, end);
};

interface EventChipProps {
  zonedEvent: ZonedEvent;
  /** The day it is drawn on. */
  day: string;
  time: string;
  /** The end, or start and end, for screen readers where only the height shows it. */
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
export function EventChip(props: EventChipProps): ReactNode {
  const {
    zonedEvent,
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
  const { calendar: messages } = useMessages();
  const { event } = zonedEvent;
  const { status = 'confirmed', tone = 'accent' } = event;
  const Part = onOpen ? 'button' : 'div';
  const content = (
    <>
      {time && <span className={css.time}>{time}</span>}
      {/* Apart from both: the time may end at its other side, and the title's letters may pull the space closer. */}
      {time && (form === 'row' ? ' ' : <span className={css.gap}> </span>)}
      <span className={css.title}>{renderEvent ? renderEvent(event) : event.title}</span>
      {ends && <span className={css.srOnly}>{` ${ends}`}</span>}
      {status !== 'confirmed' && <span className={css.status}>{` ${messages[status]}`}</span>}
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
      className={cx(css.chip, tones[tone] ?? tones.accent, css.forms[form], className)}
      style={style}
      data-status={status}
      data-event={inGrid ? event.id : undefined}
      data-open={open ? '' : undefined}
      data-before={form !== 'box' && zonedEvent.first < day ? '' : undefined}
    >
      {form === 'box' ? <span className={css.lines}>{content}</span> : content}
    </Part>
  );
}
