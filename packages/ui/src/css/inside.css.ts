import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { components } from './layers.css.ts';
import { withPlainColors } from './mix.ts';

/**
 * A rule for elements without a class, below a class of a component: `inside(`${root} > img`, …)`. In the kit's layer
 * like all others; `at` is a media condition.
 */
export const inside = (selector: string, rule: GlobalStyleRule, at?: string): void => {
  const conditional = withPlainColors(at ? { '@media': { [at]: rule } } : rule);
  globalStyle(selector, { '@layer': { [components]: conditional } } as GlobalStyleRule);
};
