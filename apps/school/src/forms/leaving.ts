import type { FocusEvent } from 'react';

/**
 * @returns A blur handler that runs `onLeave` only when the focus leaves the whole field, not when it moves between its
 * parts or to the calendar that it opens: a missing day is no error while the person chooses it.
 */
export const leaving =
  (onLeave: () => void) =>
  (event: FocusEvent<HTMLElement>): void => {
    const field = event.currentTarget;
    if (field.contains(event.relatedTarget) || field.querySelector('[aria-expanded="true"]')) return;
    onLeave();
  };
