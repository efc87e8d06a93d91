import { getDirection as rule } from '@school/text';

/** The reading direction of a text. */
export type Direction = 'ltr' | 'rtl';

/** The reading direction of a BCP 47 language tag, from its primary subtag alone (specification §1). */
export const getDirection: (locale: string) => Direction = rule;
