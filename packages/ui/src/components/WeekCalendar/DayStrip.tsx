import { getPunctuation } from '@school/text';
import type { ReactNode } from 'react';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import * as css from './WeekCalendar.css.ts';
import type { WeekDay } from './weekDays.ts';

interface DayStripProps {
  days: readonly WeekDay[];
  at: string;
  onPick: (day: string) => void;
}

/** The buttons of the seven days, where only one day fits. */
export function DayStrip({ days, at, onPick }: DayStripProps): ReactNode {
  const { calendar: messages } = useMessages();
  const { comma } = getPunctuation(useLocale());
  return (
    <div role="group" aria-label={messages.days} className={css.strip}>
      {days.map(({ day, figure, short, accessibleLabel, today, count }) => (
        <button
          key={day}
          type="button"
          className={css.stripDay}
          aria-label={count > 0 ? `${accessibleLabel}${comma}${messages.events(count)}` : accessibleLabel}
          aria-pressed={day === at}
          aria-current={today ? 'date' : undefined}
          onClick={() => onPick(day)}
        >
          <span>{short}</span>
          <span className={css.figure}>{figure}</span>
          <span className={css.dot} data-some={count > 0 || undefined} />
        </button>
      ))}
    </div>
  );
}
