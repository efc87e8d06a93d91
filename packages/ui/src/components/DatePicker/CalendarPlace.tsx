import type { ReactNode } from 'react';
import { lateParts } from '../../internal/lateParts.ts';

const popup = lateParts(() => import('./CalendarPopup.tsx'));

/** Fetches the calendar when it is likely to be opened. */
export const fetchCalendar = popup.fetch;

type CalendarPlaceProps = Parameters<typeof import('./CalendarPopup.tsx').CalendarPopup>[0];

/** The calendar beside its field, as soon as it has come. */
export function CalendarPlace(props: CalendarPlaceProps): ReactNode {
  const parts = popup.use();
  return parts && <parts.CalendarPopup {...props} />;
}
CalendarPlace.displayName = 'CalendarPlace';
