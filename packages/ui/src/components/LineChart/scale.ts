/** Round figures from below the least to above the most, about `wanted` of them; from nothing, unless all lie far above. */
export const ticksOf = (least: number, most: number, wanted = 4): number[] => {
  const low = least > 0 && least < most * 0.6 ? 0 : least;
  const span = most - low || Math.abs(most) || 1;
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  /* By multiplication: adding up .1 ends beside the figure that is meant. */
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
};
