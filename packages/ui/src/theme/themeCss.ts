import { leastForFinger } from './density.ts';
import type { TenantTheme, ThemeValues } from './tenantTheme.ts';
import { tokenNames } from './tokens.ts';

interface Names {
  [name: string]: string | Names;
}
interface Values {
  [name: string]: string | Values;
}

/* The allowed values of a theme: colours, lengths, lists of them. Nothing that ends a declaration or loads a file. */
const safeValue = /^[#\w\s.,%()-]{1,200}$/;

const toDeclarations = (names: Names, values: Values | undefined, path: string): string => {
  let css = '';
  for (const key of Object.keys(names)) {
    const name = names[key]!;
    const value = values?.[key];
    if (typeof name !== 'string') {
      css += toDeclarations(name, typeof value === 'object' ? value : undefined, `${path}.${key}`);
    } else if (
      typeof value === 'string' &&
      safeValue.test(value) &&
      !/url|image|var|expression/i.test(value)
    ) {
      css += `--${name}:${value};`;
    } else {
      throw new TypeError(
        `@school/ui: the theme has no usable value at ${path}.${key}. A half theme would leave unreadable places. Make it with tenantTheme(color).`,
      );
    }
  }
  return css;
};

const { color, shadow, radius, space, control, row } = tokenNames;
const themed = { color, shadow, radius, space, control, row } as unknown as Names;
const declarations = (values: ThemeValues, path: string) =>
  toDeclarations(themed, values as unknown as Values, path);

/* Touch targets keep their size at any density. Both schemes have the same heights. */
const forFingers = ({ light }: TenantTheme): string => {
  let css = '';
  for (const size of ['s', 'm', 'l'] as const) {
    if (Number.parseFloat(light.control[size]) < leastForFinger)
      css += `--${control[size]}:${leastForFinger}px;`;
  }
  return css;
};

/** The selectors under which a theme's two schemes apply. */
export interface Scope {
  light: string;
  dark: string;
}

/** The whole page. */
export const pageScope: Scope = { light: ':root', dark: '.is-dark' };

/** Returns the scope of a selector and its descendants, for an island with a separate theme. */
export const islandScope = (island: string): Scope => ({
  light: island,
  dark: `.is-dark ${island},${island}.is-dark,${island} .is-dark`,
});

/**
 * Returns a theme as CSS text, for a file of a server or a build. It joins the kit's layer, where it overrides the
 * kit's standard theme: it may be linked before or after the kit's styles.
 *
 * @throws TypeError for a theme with a missing or dangerous value
 */
export const themeCss = (theme: TenantTheme, scope: Scope = pageScope): string =>
  `@layer sui.reset,sui.theme,sui.base,sui.components,sui.utilities;@layer sui.theme{` +
  `${scope.light}{${declarations(theme.light, 'light')}}` +
  // Print is light: text for a dark background would not be readable.
  `@media screen{${scope.dark}{${declarations(theme.dark, 'dark')}}}` +
  `@media (pointer:coarse){${scope.light},${scope.dark}{${forFingers(theme)}}}}`;
