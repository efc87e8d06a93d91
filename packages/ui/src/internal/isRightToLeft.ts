/** Whether an element is in right-to-left text. Chrome before version 120 doesn't know the selector `:dir()`. */
export const isRightToLeft = (element: Element): boolean =>
  element.closest('[dir]')?.getAttribute('dir')?.toLowerCase() === 'rtl';
