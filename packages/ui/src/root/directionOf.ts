import { rightToLeftLanguages } from '../theme/rightToLeftLanguages.ts';

/** The side a text starts at. */
export type Direction = 'ltr' | 'rtl';

const rightToLeft: ReadonlySet<string> = new Set(rightToLeftLanguages);

/** The reading direction of a BCP 47 language tag, judged by its primary subtag alone (specification §1). */
export const directionOf = (locale: string): Direction =>
  rightToLeft.has(locale.toLowerCase().split(/[-_]/, 1)[0] ?? '') ? 'rtl' : 'ltr';
