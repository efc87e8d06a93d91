/** 0 nothing there, 1 weak, 2 fair, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/* Less is found by trying; the specification (§5) asks for as much. */
const shortest = 8;
/* From these on a password is fair, good, strong: about what a thief tries in a second, a month, a lifetime. */
const bits = [28, 45, 65];

/**
 * How hard a password is to guess for somebody who knows nothing of its writer: its length times the bits of its
 * variety, which is the number of different characters in it. Under 8 characters it is weak, whatever is in it.
 *
 * It knows no words, names or dates; who has a list of stolen passwords should judge by that and hand the result over.
 */
export const passwordStrength = (password: string): PasswordStrength => {
  const signs = Array.from(password);
  if (signs.length === 0) return 0;
  if (signs.length < shortest) return 1;
  const measured = signs.length * Math.log2(new Set(signs).size);
  return (1 + bits.filter((least) => measured >= least).length) as PasswordStrength;
};
