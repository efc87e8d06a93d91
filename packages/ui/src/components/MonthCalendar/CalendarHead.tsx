import type { ReactNode } from 'react';
import { formatMonth } from '../../internal/formatMonth.tsx';
import { useMessages } from '../../root/messages.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './MonthCalendar.css.ts';

interface CalendarHeadProps {
  id: string;
  /** The parts of the visible range, of which the month is bold. */
  parts: readonly { type: string; value: string }[];
  previous: string;
  next: string;
  onNavigate: (by: 1 | -1) => void;
  onToday: (() => void) | undefined;
  actions: ReactNode;
}

/** The visible range, announced when it changes, and the buttons for the previous and next one. */
export function CalendarHead({
  id,
  parts,
  previous,
  next,
  onNavigate,
  onToday,
  actions,
}: CalendarHeadProps): ReactNode {
  const { calendar: messages } = useMessages();
  return (
    <div className={css.head}>
      <h2 id={id} className={css.title} aria-live="polite">
        {formatMonth(parts)}
      </h2>
      <div className={css.navigation}>
        <IconButton icon="chevron-left" variant="plain" label={previous} onClick={() => onNavigate(-1)} />
        <IconButton icon="chevron-right" variant="plain" label={next} onClick={() => onNavigate(1)} />
        <Button onClick={onToday}>{messages.today}</Button>
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
