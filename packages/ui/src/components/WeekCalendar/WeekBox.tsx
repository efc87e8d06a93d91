import type { CSSProperties, ReactNode } from 'react';
import type { PlacedEvent } from '../Agenda/events.ts';
import type { PlacedBox } from './sideBySide.ts';
import * as css from './WeekCalendar.css.ts';

/* The two heights of an hour, as in the style sheet. */
const wide = 50;
const tall = 90;
/* How many lines of 18 px have room. */
const linesIn = (hours: number, hourHeight: number) => Math.max(1, Math.floor((hours * hourHeight - 7) / 18));

interface WeekBoxProps {
  box: PlacedBox;
  /** Draws the event itself. */
  mark: (placed: PlacedEvent) => ReactNode;
}

/** An event's place in its day, as high as it is long. */
export function WeekBox({ box: { placed, from, to, lane, lanes }, mark }: WeekBoxProps): ReactNode {
  const hours = (to - from) / 60;
  const style = {
    '--sui-from': (from % 60) / 60,
    '--sui-long': hours,
    '--sui-lane': lane,
    '--sui-lanes': lanes,
    '--sui-lines': linesIn(hours, wide),
    '--sui-lines-tall': linesIn(hours, tall),
  } as CSSProperties;
  return (
    <div className={css.box} style={style} data-beside={lanes > 1 || undefined}>
      {mark(placed)}
    </div>
  );
}
WeekBox.displayName = 'WeekBox';
