/**
 * 1 in left-to-right text and -1 in right-to-left text, set where a direction is named (css/constants.css.ts): to multiply
 * what has no logical form. The selector `:dir()` would be the same, but Chrome before version 120 doesn't know it.
 */
export const direction = 'var(--sui-direction)';

/** A length or a share to the right in left-to-right text, and as far to the left in right-to-left text. */
export const toEnd = (length: string): string => `calc(${length} * ${direction})`;
