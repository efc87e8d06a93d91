import { ratio } from './oklch.ts';
import { parseColor } from './parseColor.ts';

/**
 * Returns the contrast of two colours after WCAG 2.2, 1 to 21.
 * @throws RangeError for an invalid colour
 */
export const contrast = (one: string, other: string): number => {
  const first = parseColor(one);
  const second = parseColor(other);
  if (!first || !second) {
    throw new RangeError(
      `@school/ui: contrast() cannot read "${first ? other : one}". Without two colours there is no figure. Give #rrggbb or rgb(r, g, b).`,
    );
  }
  return ratio(first, second);
};
