/** 0 nothing there, 1 weak, 2 fair, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/* Shorter passwords can be guessed by trial; the specification (§5) requires as much. */
const shortest = 8;
/* From these on a password is fair, good, strong: about what a thief tries in a second, a month, a lifetime. */
const bits = [28, 45, 65];

/**
 * Estimates how hard a password is to guess without knowledge of its author: its length times the bits of its variety,
 * the number of different characters in it. Under 8 characters it is always weak.
 *
 * It knows no words, names or dates; a page with a list of stolen passwords should check that and pass the result.
 */
export const passwordStrength = (password: string): PasswordStrength => {
  const signs = Array.from(password);
  if (signs.length === 0) return 0;
  if (signs.length < shortest) return 1;
  const measured = signs.length * Math.log2(new Set(signs).size);
  return (1 + bits.filter((least) => measured >= least).length) as PasswordStrength;
};
