import { getPunctuation } from '@school/text';
import { useId, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { tones } from '../../internal/tones.css.ts';
import { useMessages } from '../../root/messages.ts';
import { EventChip, eventTime } from '../Agenda/EventChip.tsx';
import type { CalendarEvent, ZonedEvent } from '../Agenda/events.ts';
import { PopoverPanel } from '../Popover/PopoverPanel.tsx';
import type { DayColumn } from './inLanes.ts';
import * as css from './MonthCalendar.css.ts';

interface DayCellProps {
  day: string;
  figure: string;
  accessibleLabel: string;
  column: DayColumn;
  last: boolean;
  outside: boolean;
  today: boolean;
  holiday: string | undefined;
  focusable: boolean;
  /** Whether its events are listed below the month, on phones. */
  chosen: boolean;
  tag: string;
  timeZone: string;
  openId: string | undefined;
  onOpen: ((event: CalendarEvent) => void) | undefined;
  renderEvent: ((event: CalendarEvent) => ReactNode) | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPick: () => void;
}

/** One day of a month. */
export function DayCell(props: DayCellProps): ReactNode {
  const {
    day,
    figure,
    accessibleLabel,
    column,
    outside,
    today,
    holiday,
    tag,
    timeZone,
    openId,
    onOpen,
    renderEvent,
  } = props;
  const { calendar: messages } = useMessages();
  const id = useId();
  const more = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { bars, timedEvents, all, hidden } = column;
  const count = all.length > 0 ? `${getPunctuation(tag).comma}${messages.events(all.length)}` : '';
  const renderChip = (zonedEvent: ZonedEvent, form: 'slip' | 'bar' | 'row', style?: CSSProperties) => (
    <EventChip
      key={zonedEvent.event.id}
      zonedEvent={zonedEvent}
      day={day}
      time={form === 'bar' ? '' : eventTime(zonedEvent, day, tag, timeZone, messages, form === 'row')}
      form={form}
      open={zonedEvent.event.id === openId}
      inGrid={form !== 'row'}
      onOpen={onOpen}
      renderEvent={renderEvent}
      {...(style ? { style, className: css.bar } : {})}
    />
  );
  return (
    <div
      role="gridcell"
      tabIndex={props.focusable ? 0 : -1}
      aria-current={today ? 'date' : undefined}
      data-day={day}
      data-events={all.map(({ event }) => encodeURIComponent(event.id)).join(' ')}
      data-chosen={props.chosen || undefined}
      className={css.cell}
      data-outside={outside || undefined}
      data-holiday={holiday ? '' : undefined}
      onKeyDown={props.onKeyDown}
      onClick={(event) => {
        if (!(event.target as Element).closest('button')) props.onPick();
      }}
    >
      <span className={css.srOnly}>{`${accessibleLabel}${count}`}</span>
      <span className={css.figure} aria-hidden={true}>
        {figure}
      </span>
      <div className={css.events}>
        {bars.map((bar, lane) =>
          bar ? (
            renderChip(bar.zonedEvent, 'bar', { '--sui-days': bar.days } as CSSProperties)
          ) : (
            <span key={lane} className={css.laneSpacer} />
          ),
        )}
        {holiday && <span className={css.holiday}>{holiday}</span>}
        {timedEvents.map((zonedEvent) => renderChip(zonedEvent, 'slip'))}
        {hidden > 0 && (
          <button
            ref={more}
            type="button"
            tabIndex={-1}
            className={css.more}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {messages.more(hidden)}
          </button>
        )}
      </div>
      <span className={css.dots} aria-hidden={true}>
        {all.slice(0, 3).map(({ event }) => (
          <span key={event.id} className={cx(css.dot, tones[event.tone ?? 'accent'])} />
        ))}
      </span>
      {open && (
        <PopoverPanel id={id} anchor={more} title={accessibleLabel} size="s" onClose={() => setOpen(false)}>
          <div className={css.fullList}>{all.map((zonedEvent) => renderChip(zonedEvent, 'row'))}</div>
        </PopoverPanel>
      )}
    </div>
  );
}
