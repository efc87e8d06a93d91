import type { FocusEvent } from 'react';

/** @returns Told only when the focus leaves a field altogether, not when it goes from one of its parts to the next. */
export const leaving =
  (onLeave: () => void) =>
  (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };
