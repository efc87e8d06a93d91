import { style, type StyleRule } from '@vanilla-extract/css';
import { components } from './layers.css.ts';
import { withPlainColors } from './mix.ts';

type Rule = StyleRule | (StyleRule | string)[];

const layered = (rule: StyleRule): StyleRule => ({
  '@layer': { [components]: withPlainColors(rule) },
});

/**
 * Creates a class of a component, in the kit's cascade layer, so that a caller's class wins without `!important`. Every
 * component style is created here; none is outside a layer.
 */
export const component = (rule: Rule, debugId?: string): string =>
  style(
    Array.isArray(rule)
      ? rule.map((part) => (typeof part === 'string' ? part : layered(part)))
      : layered(rule),
    debugId,
  );

/** One class per variant, computed once at build time: `variants({ s: {…}, m: {…} })`. */
export const variants = <Name extends string | number>(rules: Record<Name, Rule>): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<Rule>(rules).map(([name, rule]) => [name, component(rule, name)]),
  ) as Record<Name, string>;
