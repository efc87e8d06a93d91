import type { ReactNode } from 'react';
import { monthWord } from '../../internal/monthWord.tsx';
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
  onTurn: (by: 1 | -1) => void;
  onToday: (() => void) | undefined;
  actions: ReactNode;
}

/** The visible range, announced when it changes, and the buttons for the previous and next one. */
export function CalendarHead({
  id,
  parts,
  previous,
  next,
  onTurn,
  onToday,
  actions,
}: CalendarHeadProps): ReactNode {
  const { calendar: words } = useMessages();
  return (
    <div className={css.head}>
      <h2 id={id} className={css.title} aria-live="polite">
        {monthWord(parts)}
      </h2>
      <div className={css.turns}>
        <IconButton icon="chevron-left" variant="plain" label={previous} onClick={() => onTurn(-1)} />
        <IconButton icon="chevron-right" variant="plain" label={next} onClick={() => onTurn(1)} />
        <Button onClick={onToday}>{words.today}</Button>
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
CalendarHead.displayName = 'CalendarHead';
