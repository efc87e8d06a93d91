import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './WeekCalendar.css.ts';
import type { WeekDay } from './weekDays.ts';

/** What all cells of a week have in common. */
export interface WeekCells {
  /** The day that is shown where only one has room. */
  at: string;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface WeekCellProps extends WeekCells {
  day: WeekDay;
  column: number;
  focusable: boolean;
  accessibleLabel: string;
  className?: string;
  onPick: () => void;
  children: ReactNode;
}

/** One hour of a day, or the place of its whole-day events. */
export function WeekCell(props: WeekCellProps): ReactNode {
  const { day, column, at, focusable, accessibleLabel, className, onKeyDown, onPick, children } = props;
  return (
    <div
      role="gridcell"
      aria-colindex={column}
      tabIndex={focusable ? 0 : -1}
      className={cx(css.cell, className)}
      data-at={day.day === at ? '' : undefined}
      data-holiday={day.holiday ? '' : undefined}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (!(event.target as Element).closest('button')) onPick();
      }}
    >
      <span className={css.srOnly}>{accessibleLabel}</span>
      {children}
    </div>
  );
}
