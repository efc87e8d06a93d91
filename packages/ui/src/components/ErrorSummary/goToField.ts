const focusable =
  'input:not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex]';

/* In a group focus moves to the chosen option, else to the first focusable one. */
const controlIn = (element: HTMLElement): HTMLElement => {
  if (element.matches(`${focusable}, a[href]`)) return element;
  return (
    element.querySelector<HTMLElement>('input:checked:not(:disabled)') ??
    element.querySelector<HTMLElement>(focusable) ??
    element
  );
};

/**
 * Scrolls a field into view, with its label and error, and focuses its control.
 *
 * @returns false if the page has no such field
 */
export const goToField = (id: string): boolean => {
  const element = document.getElementById(id);
  if (!element) return false;
  const control = controlIn(element);
  const prefersReducedMotion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  (control.closest('[data-invalid]:not(input, textarea, button)') ?? control).scrollIntoView({
    block: 'center',
    behavior: prefersReducedMotion ? 'auto' : 'smooth',
  });
  control.focus({ preventScroll: true });
  return true;
};
