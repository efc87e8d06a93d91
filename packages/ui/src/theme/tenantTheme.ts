import { paletteOf } from './palette.ts';
import { parseColor } from './parseColor.ts';
import { dark, light } from './schemes.ts';
import type { tokenNames } from './tokens.ts';

/** How round a school's corners are: one factor for all of them. */
export type Corners = 'sharp' | 'soft' | 'round';

type ValuesOf<Names> = { [Name in keyof Names]: Names[Name] extends string ? string : ValuesOf<Names[Name]> };

/** What a school decides, in one scheme: a value for each of these tokens, colours as `#rrggbb`. */
export type ThemeValues = ValuesOf<Pick<typeof tokenNames, 'color' | 'shadow' | 'radius'>>;

export interface TenantTheme {
  light: ThemeValues;
  dark: ThemeValues;
}

/** The colour of the kit when a school has none, or one that nobody can read. */
export const defaultColor = '#0f6e5a';

const radiiOf = (factor: number, pill: string) => ({
  field: `${8 * factor}px`,
  card: `${12 * factor}px`,
  panel: `${16 * factor}px`,
  pill,
});
const radii = {
  sharp: /* @__PURE__ */ radiiOf(0.25, '4px'),
  soft: /* @__PURE__ */ radiiOf(1, '999px'),
  round: /* @__PURE__ */ radiiOf(1.5, '999px'),
};

/**
 * A school's whole theme from its one colour, in OKLCH: lightness is moved as far as the contrast of a role needs
 * and no further, hue never. A colour that cannot be read gives the default theme, so no school is ever unreadable.
 *
 * @param color `#rrggbb`, `#rgb`, with or without `#`, or `rgb(r, g, b)`
 */
export const tenantTheme = (color: unknown, options: { corners?: Corners } = {}): TenantTheme => {
  const brand = parseColor(color) ?? parseColor(defaultColor)!;
  const { corners = 'soft' } = options;
  const radius = Object.hasOwn(radii, corners) ? radii[corners] : radii.soft;
  return { light: { ...paletteOf(brand, light), radius }, dark: { ...paletteOf(brand, dark), radius } };
};
