/** Returns round figures from below the minimum to above the maximum, about `tickCount` of them. Starts at zero unless all values are far above it. */
export const getTicks = (min: number, max: number, tickCount = 4): number[] => {
  const low = min > 0 && min < max * 0.6 ? 0 : min;
  const span = max - low || Math.abs(max) || 1;
  const roughStep = span / tickCount;
  const power = 10 ** Math.floor(Math.log10(roughStep));
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= roughStep) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(max / step));
  /* Multiplies, because repeated addition of 0.1 accumulates rounding errors. */
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
};
