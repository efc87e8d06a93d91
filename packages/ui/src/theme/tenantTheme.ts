import { getDensity, type Density } from './density.ts';
import { createPalette } from './palette.ts';
import { parseColor } from './parseColor.ts';
import { dark, light } from './schemes.ts';
import type { tokenNames } from './tokens.ts';

/** The radius of a school's corners: one factor for all of them. */
export type Corners = 'sharp' | 'soft' | 'round';

type ValuesOf<Names> = { [Name in keyof Names]: Names[Name] extends string ? string : ValuesOf<Names[Name]> };

/** The values of a school's tokens in one scheme, colours as `#rrggbb`. */
export type ThemeValues = ValuesOf<
  Pick<typeof tokenNames, 'color' | 'shadow' | 'radius' | 'space' | 'control' | 'row'>
>;

export interface TenantTheme {
  light: ThemeValues;
  dark: ThemeValues;
}

export interface ThemeOptions {
  /**
   * How round every corner is.
   * @default 'soft'
   */
  corners?: Corners;
  /**
   * How tight space, controls and rows are; on a touch screen controls stay at least 44 px high.
   * @default 'cosy'
   */
  density?: Density;
  /**
   * The school's second colour, for large areas of identity only (`identity.second`). It does not affect actions,
   * links or selection.
   * @default the first colour
   */
  second?: unknown;
}

/** The default colour, for a school without a colour, or with an invalid one. */
export const defaultColor = '#0f6e5a';

const toRadii = (factor: number, pill: string) => ({
  field: `${8 * factor}px`,
  card: `${12 * factor}px`,
  panel: `${16 * factor}px`,
  pill,
});
const radii = {
  sharp: /* @__PURE__ */ toRadii(0.25, '4px'),
  soft: /* @__PURE__ */ toRadii(1, '999px'),
  round: /* @__PURE__ */ toRadii(1.5, '999px'),
};

/**
 * A school's whole theme from its one colour, in OKLCH: lightness is moved as far as the contrast of a role needs
 * and no further, hue never. An invalid colour results in the default theme, so no school is ever unreadable;
 * an unknown option in its default.
 *
 * @param color `#rrggbb`, `#rgb`, with or without `#`, or `rgb(r, g, b)`
 */
export const tenantTheme = (color: unknown, options: ThemeOptions = {}): TenantTheme => {
  const brand = parseColor(color) ?? parseColor(defaultColor)!;
  const { corners = 'soft', density = 'cosy' } = options;
  const second = parseColor(options.second) ?? brand;
  const shape = {
    radius: Object.hasOwn(radii, corners) ? radii[corners] : radii.soft,
    ...getDensity(density),
  };
  return {
    light: { ...createPalette(brand, light, second), ...shape },
    dark: { ...createPalette(brand, dark, second), ...shape },
  };
};
