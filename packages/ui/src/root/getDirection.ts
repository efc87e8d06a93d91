import { getDirection as rule } from '@school/text';

/** The side a text starts at. */
export type Direction = 'ltr' | 'rtl';

/** The reading direction of a BCP 47 language tag, from its primary subtag alone (specification §1). */
export const getDirection: (locale: string) => Direction = rule;
