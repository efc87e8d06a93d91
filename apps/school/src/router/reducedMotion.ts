/** Whether the reader prefers reduced motion. */
export const prefersReducedMotion = (page: Window): boolean =>
  page.matchMedia('(prefers-reduced-motion: reduce)').matches;
