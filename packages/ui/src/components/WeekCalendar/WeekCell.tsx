import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './WeekCalendar.css.ts';
import type { WeekDay } from './weekDays.ts';

/** Props that all cells of a week share. */
export interface WeekCells {
  /** The visible day where only one fits. */
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

/** One hour of a day, or the cell of its whole-day events. */
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
