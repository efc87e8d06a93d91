/** Whether the reader asked their system for less motion. */
export const prefersReducedMotion = (page: Window): boolean =>
  page.matchMedia('(prefers-reduced-motion: reduce)').matches;
