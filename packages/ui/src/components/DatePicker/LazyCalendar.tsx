import type { ReactNode } from 'react';
import { createLazyModule } from '../../internal/createLazyModule.ts';

const popup = createLazyModule(() => import('./CalendarPopup.tsx'));

/** Fetches the calendar when it is likely to be opened. */
export const fetchCalendar = popup.fetch;

type LazyCalendarProps = Parameters<typeof import('./CalendarPopup.tsx').CalendarPopup>[0];

/** Renders the calendar as soon as its code is loaded. */
export function LazyCalendar(props: LazyCalendarProps): ReactNode {
  const parts = popup.use();
  return parts && <parts.CalendarPopup {...props} />;
}
