import type { TenantTheme, ThemeValues } from './tenantTheme.ts';
import { tokenNames } from './tokens.ts';

interface Names {
  [name: string]: string | Names;
}
interface Values {
  [name: string]: string | Values;
}

/* What a theme's value may be made of: colours, lengths, lists of them. Nothing that ends a declaration or loads. */
const harmless = /^[#\w\s.,%()-]{1,200}$/;

const declarationsOf = (names: Names, values: Values | undefined, path: string): string => {
  let css = '';
  for (const key of Object.keys(names)) {
    const name = names[key]!;
    const value = values?.[key];
    if (typeof name !== 'string') {
      css += declarationsOf(name, typeof value === 'object' ? value : undefined, `${path}.${key}`);
    } else if (
      typeof value === 'string' &&
      harmless.test(value) &&
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

const { color, shadow, radius } = tokenNames;
const declarations = (values: ThemeValues, path: string) =>
  declarationsOf({ color, shadow, radius } as unknown as Names, values as unknown as Values, path);

/** The selectors under which a theme's two schemes apply. */
export interface Scope {
  light: string;
  dark: string;
}

/** The whole page. */
export const pageScope: Scope = { light: ':root', dark: '.is-dark' };

/**
 * A theme as CSS text, for a file that a server writes or a build makes. It joins the kit's own layer, so load it
 * after the kit's styles.
 *
 * @throws TypeError for a theme with a missing or dangerous value
 */
export const themeCss = (theme: TenantTheme, scope: Scope = pageScope): string =>
  `@layer sui.reset,sui.theme,sui.base,sui.components,sui.utilities;@layer sui.theme{` +
  `${scope.light}{${declarations(theme.light, 'light')}}` +
  `${scope.dark}{${declarations(theme.dark, 'dark')}}}`;
