/** The side at which a text starts. */
export type Direction = 'ltr' | 'rtl';

/**
 * Primary subtags of the languages that are read from right to left (specification §1).
 * `Intl` disagrees for five of them, because it takes the likeliest script of each.
 */
export const rightToLeftLanguages = [
  'ar',
  'arc',
  'dv',
  'fa',
  'ha',
  'he',
  'khw',
  'ks',
  'ku',
  'ps',
  'ur',
  'yi',
] as const;

const rightToLeft: ReadonlySet<string> = new Set(rightToLeftLanguages);

/** The reading direction of a BCP 47 language tag, from its primary subtag alone (specification §1). */
export const getDirection = (locale: string): Direction =>
  rightToLeft.has(locale.toLowerCase().split(/[-_]/, 1)[0] ?? '') ? 'rtl' : 'ltr';
