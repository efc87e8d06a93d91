import { useId, useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { tones } from '../../internal/tones.css.ts';
import { useMessages } from '../../root/messages.ts';
import { EventMark, eventTime } from '../Agenda/EventMark.tsx';
import type { CalendarEvent, PlacedEvent } from '../Agenda/events.ts';
import { PopoverPanel } from '../Popover/PopoverPanel.tsx';
import type { DayColumn } from './inLanes.ts';
import * as css from './MonthCalendar.css.ts';

interface DayCellProps {
  day: string;
  figure: string;
  spoken: string;
  column: DayColumn;
  last: boolean;
  outside: boolean;
  today: boolean;
  holiday: string | undefined;
  focusable: boolean;
  /** Its events are listed below the month, on phones. */
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
  const { day, figure, spoken, column, outside, today, holiday, tag, timeZone, openId, onOpen, renderEvent } =
    props;
  const { calendar: words } = useMessages();
  const id = useId();
  const more = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { bars, slips, all, hidden } = column;
  const count = all.length > 0 ? `, ${words.events(all.length)}` : '';
  const mark = (placed: PlacedEvent, form: 'slip' | 'bar' | 'row', style?: CSSProperties) => (
    <EventMark
      key={placed.event.id}
      placed={placed}
      day={day}
      time={form === 'bar' ? '' : eventTime(placed, day, tag, timeZone, words, form === 'row')}
      form={form}
      open={placed.event.id === openId}
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
      <span className={css.spoken}>
        {spoken}
        {count}
      </span>
      <span className={css.figure} aria-hidden={true}>
        {figure}
      </span>
      <div className={css.events}>
        {bars.map((bar, lane) =>
          bar ? (
            mark(bar.placed, 'bar', { '--sui-days': bar.days } as CSSProperties)
          ) : (
            <span key={lane} className={css.room} />
          ),
        )}
        {holiday && <span className={css.holiday}>{holiday}</span>}
        {slips.map((placed) => mark(placed, 'slip'))}
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
            {words.more(hidden)}
          </button>
        )}
      </div>
      <span className={css.dots} aria-hidden={true}>
        {all.slice(0, 3).map(({ event }) => (
          <span key={event.id} className={cx(css.dot, tones[event.tone ?? 'accent'])} />
        ))}
      </span>
      {open && (
        <PopoverPanel id={id} anchor={more} title={spoken} size="s" onClose={() => setOpen(false)}>
          <div className={css.whole}>{all.map((placed) => mark(placed, 'row'))}</div>
        </PopoverPanel>
      )}
    </div>
  );
}
DayCell.displayName = 'DayCell';
