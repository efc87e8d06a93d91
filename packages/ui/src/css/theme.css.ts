import { globalStyle } from '@vanilla-extract/css';
import { tenantTheme, defaultColor, type ThemeValues } from '../theme/tenantTheme.ts';
import { tokenNames } from '../theme/tokens.ts';
import './constants.css.ts';
import { theme } from './layers.css.ts';

interface Tree {
  [name: string]: string | Tree;
}

const flat = (names: Tree, values: Tree): [string, string][] =>
  Object.entries(names).flatMap(([key, name]) =>
    typeof name === 'string' ? [[`--${name}`, values[key] as string]] : flat(name, values[key] as Tree),
  );

const { color, shadow, radius } = tokenNames;
const rule = (selector: string, colorScheme: string, values: ThemeValues) =>
  globalStyle(selector, {
    '@layer': {
      [theme]: {
        colorScheme,
        vars: Object.fromEntries(
          flat({ color, shadow, radius } as unknown as Tree, values as unknown as Tree),
        ),
      },
    },
  });

/* Until a school's own theme is there: the kit is readable without any call. */
const standard = tenantTheme(defaultColor);
rule(':root', 'light', standard.light);
rule('.is-dark', 'dark', standard.dark);
