/** Paths of the screens about what doesn't exist. */
export const notFoundPaths = {
  /** A host without a school. */
  school: '/school-not-found',
  /** Every other path. */
  page: '/*?',
} as const;
