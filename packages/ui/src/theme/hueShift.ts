import { toOklch } from './oklch.ts';
import { parseColor } from './parseColor.ts';

const degrees = 180 / Math.PI;

/** Degrees between the hues of two colours, 0 to 180; nothing where the first is too grey to have a hue. */
export const hueShift = (from: string, to: string): number => {
  const first = toOklch(parseColor(from)!);
  if (first.chroma <= 0.04) return 0;
  const difference = (toOklch(parseColor(to)!).hue - first.hue) * degrees;
  return Math.abs(((difference + 540) % 360) - 180);
};
