import type { CSSProperties, ReactNode } from 'react';
import type { ZonedEvent } from '../Agenda/events.ts';
import type { EventBox } from './eventBoxes.ts';
import * as css from './WeekCalendar.css.ts';

/* The two heights of an hour, as in the style sheet. */
const wide = 50;
const minRangeHeight = 90;
/* The number of lines of 18 px that fit. */
const linesIn = (hours: number, hourHeight: number) => Math.max(1, Math.floor((hours * hourHeight - 7) / 18));

interface WeekBoxProps {
  box: EventBox;
  /** Draws the event itself. */
  renderChip: (zonedEvent: ZonedEvent) => ReactNode;
}

/** An event at its position in the day, as high as it is long. */
export function WeekBox({ box: { zonedEvent, from, to, lane, lanes }, renderChip }: WeekBoxProps): ReactNode {
  const hours = (to - from) / 60;
  const style = {
    '--sui-from': (from % 60) / 60,
    '--sui-long': hours,
    '--sui-lane': lane,
    '--sui-lanes': lanes,
    '--sui-lines': linesIn(hours, wide),
    '--sui-lines-tall': linesIn(hours, minRangeHeight),
  } as CSSProperties;
  return (
    <div className={css.box} style={style} data-beside={lanes > 1 || undefined}>
      {renderChip(zonedEvent)}
    </div>
  );
}
