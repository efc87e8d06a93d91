/** The ends of a range and the distance of its points. */
export interface Steps {
  min: number | undefined;
  max: number | undefined;
  step: number;
}

const countDecimals = (value: number): number => {
  const [figures = '', exponent = '0'] = String(value).split('e');
  return Math.min(Math.max((figures.split('.')[1]?.length ?? 0) - Number(exponent), 0), 100);
};

/** The nearest number between the ends. */
export const within = (value: number, { min = -Infinity, max = Infinity }: Omit<Steps, 'step'>): number =>
  Math.max(min, Math.min(max, value));

/**
 * So many steps further, from one point of the grid to the next: from 7 with a step of 5 to 10, and back to 5. The grid
 * begins at `min`, as that of `<input type="number">` does. From nothing it begins at 0, or the end that is nearest.
 */
export const stepValue = (value: number | null, count: number, steps: Steps): number => {
  if (value === null) return within(0, steps);
  const { min: base = 0, step } = steps;
  const stepCount = Number(((value - base) / step).toPrecision(12));
  const next = count > 0 ? Math.floor(stepCount) + count : Math.ceil(stepCount) + count;
  /* Rounding errors of doubles, such as of 0.1 + 0.2, are cut off at the decimals of the grid. */
  const digits = Math.max(countDecimals(step), countDecimals(base));
  return within(Number((base + next * step).toFixed(digits)), steps);
};
