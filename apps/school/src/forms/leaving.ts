import type { FocusEvent } from 'react';

/**
 * @returns Told only when the focus leaves a field altogether, not when it goes from one of its parts to the next, nor
 *   to the calendar that it has just opened: nobody is told that a day is missing who is about to choose it.
 */
export const leaving =
  (onLeave: () => void) =>
  (event: FocusEvent<HTMLElement>): void => {
    const field = event.currentTarget;
    if (field.contains(event.relatedTarget) || field.querySelector('[aria-expanded="true"]')) return;
    onLeave();
  };
