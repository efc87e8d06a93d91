import type { ReactNode } from 'react';
import { lateParts } from '../../internal/lateParts.ts';
import * as css from '../DateField/DateField.css.ts';
import type { Kind } from '../DateField/kinds.ts';

const calendar = lateParts(() => import('./Calendar.tsx'));

/** Fetches the calendar when it is likely to be opened. */
export const fetchCalendar = calendar.fetch;

interface CalendarPlaceProps {
  kind: Kind;
  value: string;
  min: string | undefined;
  max: string | undefined;
  tag: string;
  timeZone: string;
  onChoose: (value: string) => void;
}

/** The calendar, or its room until it has come. */
export function CalendarPlace(props: CalendarPlaceProps): ReactNode {
  const parts = calendar.use();
  return <div className={css.calendarRoom}>{parts && <parts.Calendar {...props} />}</div>;
}
CalendarPlace.displayName = 'CalendarPlace';
