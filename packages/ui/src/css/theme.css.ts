import { globalStyle } from '@vanilla-extract/css';
import { leastForFinger } from '../theme/density.ts';
import { tenantTheme, defaultColor, type ThemeValues } from '../theme/tenantTheme.ts';
import { tokenNames } from '../theme/tokens.ts';
import { media } from './breakpoints.css.ts';
import './constants.css.ts';
import { theme } from './layers.css.ts';

interface Tree {
  [name: string]: string | Tree;
}

const flat = (names: Tree, values: Tree): [string, string][] =>
  Object.entries(names).flatMap(([key, name]) =>
    typeof name === 'string' ? [[`--${name}`, values[key] as string]] : flat(name, values[key] as Tree),
  );

const { color, shadow, radius, space, control, row } = tokenNames;
const scheme = (colorScheme: string, names: object, values: ThemeValues) => ({
  colorScheme,
  vars: Object.fromEntries(flat(names as unknown as Tree, values as unknown as Tree)),
});

/*
 * The default until a school's theme is loaded: the kit is readable without any call. Without specificity, so that a
 * school's sheet wins wherever it is linked, also before the kit's.
 */
const standard = tenantTheme(defaultColor);
globalStyle(':where(:root)', {
  '@layer': {
    [theme]: scheme('light', { color, shadow, radius, space, control, row }, standard.light),
  },
});
// Print is light: text for a dark background would not be readable.
globalStyle(':where(.is-dark)', {
  '@layer': { [theme]: { '@media': { screen: scheme('dark', { color, shadow }, standard.dark) } } },
});

const forFingers = (['s', 'm'] as const).map((size) => [`--${control[size]}`, `${leastForFinger}px`]);
globalStyle(':where(:root)', {
  '@layer': { [theme]: { '@media': { [media.coarse]: { vars: Object.fromEntries(forFingers) } } } },
});
