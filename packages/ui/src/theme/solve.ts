import { darkestOver, lightestUnder, ratio, type Shade } from './oklch.ts';

/** A background and the required contrast with it. */
export type ContrastMinimum = readonly [on: Shade, least: number];

/** The same contrast on each of some backgrounds. */
export const onEach = (backgrounds: readonly Shade[], least: number): ContrastMinimum[] =>
  backgrounds.map((on) => [on, least]);

/** The luminance limit of a colour: the highest in light mode, the lowest in dark mode, that meets all contrasts. */
const getLuminanceLimit = (minimums: readonly ContrastMinimum[], dark: boolean): number => {
  let limit = dark ? 0 : 1;
  for (const [on, least] of minimums) {
    const bound = dark ? (on.luminance + 0.05) * least - 0.05 : (on.luminance + 0.05) / least - 0.05;
    limit = dark ? Math.max(limit, bound) : Math.min(limit, bound);
  }
  return limit;
};

/**
 * Returns the shade of a hue that meets every contrast and is nearest to its background. `from` limits its lightness.
 */
export const solve = (
  minimums: readonly ContrastMinimum[],
  dark: boolean,
  chroma: number,
  hue: number,
  from = dark ? 0 : 1,
): Shade => (dark ? darkestOver : lightestUnder)(getLuminanceLimit(minimums, dark), from, chroma, hue);

export const meetsContrast = (shade: Shade, minimums: readonly ContrastMinimum[]): boolean =>
  minimums.every(([on, least]) => ratio(shade, on) >= least);
