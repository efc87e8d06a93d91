/**
 * Primary subtags of the languages that are read from right to left (specification §1).
 * An own table: `Intl` disagrees for five of them, since it judges by each one's likeliest script.
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
