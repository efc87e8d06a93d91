/**
 * Returns how often a test repeats its fault: `short` in the suite, `long` in the step `faults` of `npm run test:all`.
 * Both run the same code.
 */
export const rounds = (short: number, long: number): number =>
  process.env.FAULT_ROUNDS === 'long' ? long : short;
