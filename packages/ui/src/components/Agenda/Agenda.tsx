import { clockOptions } from '@school/text';
import { Fragment, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { dateTag } from '../../internal/dateTag.ts';
import { useNow } from '../../internal/useNow.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { usableZone } from '../DateField/kinds.ts';
import * as css from './Agenda.css.ts';
import { EventChip, eventTime } from './EventChip.tsx';
import {
  addDays,
  asDate,
  daysBetween,
  eventsOn,
  isOver,
  toZonedEvents,
  startsAfter,
  type CalendarEvent,
} from './events.ts';

/** Props of all calendars. */
export interface CalendarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Accessible name of the calendar. */
  label: string;
  /** The events, in any order. Of events with the same id only the first is shown. */
  events: readonly CalendarEvent[];
  /** IANA name of the time zone of the agenda. @default the user's */
  timeZone?: string;
  /** Called when the user opens an event. Without it events are plain text. */
  onOpen?: (event: CalendarEvent) => void;
  /** Id of the event that is open beside the calendar; it is shown filled. */
  openId?: string;
  /** Renders an event instead of its title. */
  renderEvent?: (event: CalendarEvent) => ReactNode;
}

/** Props of {@link Agenda}, plus the attributes of its `<div>`. */
export interface AgendaProps extends CalendarProps {
  /** The first day, `YYYY-MM-DD`. @default the day of the first event */
  from?: string;
  /** The last day. @default the day of the last event */
  to?: string;
  /** Shown while there is no event. @default the kit's text */
  empty?: ReactNode;
}

/* Hidden from assistive technology: it changes every minute and adds nothing to the times of the events. */
const NowLine = ({ time }: { time: string }): ReactNode => (
  <li aria-hidden className={css.now}>
    {time}
  </li>
);

/**
 * A list of events under their days, for phones, screen readers and print. Days without events are left out. Today has a
 * line at the current time. Renders a `<div>` of headings and lists.
 */
export function Agenda(props: AgendaProps): ReactNode {
  const generatedId = useId();
  const {
    label,
    events,
    timeZone: timeZoneProp,
    onOpen,
    openId,
    renderEvent,
    from,
    to,
    empty,
    className,
    ...rest
  } = props;
  const { calendar: messages } = useMessages();
  const tag = dateTag(useLocale());
  const timeZone = usableZone('Agenda', timeZoneProp);
  const now = useNow(timeZone);
  const zonedEvents = toZonedEvents('Agenda', events, timeZone);
  const first = from ?? zonedEvents[0]?.first ?? '';
  const last = to ?? zonedEvents.reduce((latest, each) => (each.last > latest ? each.last : latest), first);
  const days =
    first === ''
      ? []
      : Array.from({ length: Math.min(daysBetween(first, last) + 1, 3660) }, (_, at) => addDays(first, at));
  const visibleDays = days
    .map((day) => ({ day, events: eventsOn(zonedEvents, day) }))
    .filter(({ events: some }) => some.length > 0);
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const date = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(tag, { ...clockOptions(tag), timeZone: 'UTC' });
  const nowLine = now && <NowLine time={clock.format(now.minute * 60_000)} />;

  return (
    <div role="group" aria-label={label} {...rest} className={cx(css.root, className)}>
      {visibleDays.map(({ day, events: some }) => {
        const isToday = day === now?.day;
        const next = isToday ? some.findIndex((each) => startsAfter(each, now)) : -1;
        return (
          <section
            key={day}
            className={css.day}
            aria-labelledby={`${generatedId}-${day}`}
            data-today={isToday || undefined}
          >
            <h3 id={`${generatedId}-${day}`} className={css.head}>
              <span className={css.weekday}>{weekday.format(asDate(day))}</span>
              <span className={css.date}>{date.format(asDate(day))}</span>
              {isToday && <span className={css.today}>{messages.today}</span>}
            </h3>
            <ul className={css.list}>
              {some.map((each, at) => (
                <Fragment key={each.event.id}>
                  {at === next && nowLine}
                  <li data-over={(isToday && isOver(each, now)) || undefined}>
                    <EventChip
                      zonedEvent={each}
                      day={day}
                      time={eventTime(each, day, tag, timeZone, messages, true)}
                      form="row"
                      open={each.event.id === openId}
                      onOpen={onOpen}
                      renderEvent={renderEvent}
                    />
                  </li>
                </Fragment>
              ))}
              {isToday && next === -1 && nowLine}
            </ul>
          </section>
        );
      })}
      {visibleDays.length === 0 && <p className={css.empty}>{empty ?? messages.empty}</p>}
    </div>
  );
}
