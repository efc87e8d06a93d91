/** Takes a press from a button that is busy, before a form or a parent hears of it. */
export const cancelEvent = (event: { preventDefault(): void; stopPropagation(): void }): void => {
  event.preventDefault();
  event.stopPropagation();
};
