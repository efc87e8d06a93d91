/** Cancels a press on a busy button before a form or a parent handles it. */
export const cancelEvent = (event: { preventDefault(): void; stopPropagation(): void }): void => {
  event.preventDefault();
  event.stopPropagation();
};
