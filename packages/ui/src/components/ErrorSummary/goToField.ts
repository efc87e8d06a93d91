const focusable =
  'input:not(:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex]';

/* In a group focus goes to the chosen option, else to the first focusable one. */
const controlIn = (place: HTMLElement): HTMLElement => {
  if (place.matches(`${focusable}, a[href]`)) return place;
  return (
    place.querySelector<HTMLElement>('input:checked:not(:disabled)') ??
    place.querySelector<HTMLElement>(focusable) ??
    place
  );
};

/**
 * Brings a field into sight, label and error included, and puts the focus on its control.
 * @returns false if the page has no such field
 */
export const goToField = (id: string): boolean => {
  const place = document.getElementById(id);
  if (!place) return false;
  const control = controlIn(place);
  const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  (control.closest('[data-invalid]:not(input, textarea, button)') ?? control).scrollIntoView({
    block: 'center',
    behavior: calm ? 'auto' : 'smooth',
  });
  control.focus({ preventScroll: true });
  return true;
};
