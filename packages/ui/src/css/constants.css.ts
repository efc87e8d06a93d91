import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.css.ts';
import { theme } from './layers.css.ts';
import { vars } from '../theme/contract.css.ts';
import { rightToLeftLanguages } from '@school/text';
import { bodyFont, chineseFont, layers, motionTimes, rootSize, textScale, weights } from '../theme/scale.ts';
import { letters, type TextStep } from './type.css.ts';

/* Values that no school changes. A school's sheet (applyTheme) joins the same layer later and wins by order. */

const named = (name: string) => name.slice('var('.length, -1);
const rule = (selector: string, values: Record<string, string>, at?: string) => {
  const style = {
    vars: Object.fromEntries(Object.entries(values).map(([name, value]) => [named(name), value])),
  };
  globalStyle(selector, { '@layer': { [theme]: at ? { '@media': { [at]: style } } : style } });
};

const { text, weight, font, motion, layer } = vars;
const steps = Object.keys(textScale) as TextStep[];
const each = <Name extends string>(names: Record<Name, string>, values: Record<Name, number>) =>
  Object.fromEntries(Object.entries<string>(names).map(([key, name]) => [name, `${values[key as Name]}`]));
const family = (names: string[]) =>
  names.map((name) => (/^[\w-]+$/.test(name) ? name : `"${name}"`)).join(', ');

rule(':root', {
  ...Object.fromEntries(steps.map((step) => [text[step].size, `${textScale[step].size / rootSize}rem`])),
  ...each(weight, weights),
  ...each(layer, layers),
});

const motionOf = (quick: string, base: string, slow: string, longestFade?: string) => ({
  [motion.quick]: quick,
  [motion.base]: base,
  [motion.slow]: slow,
  'var(--sui-fade-quick)': longestFade ?? quick,
  'var(--sui-fade-base)': longestFade ?? base,
  'var(--sui-fade-slow)': longestFade ?? slow,
});
rule(':root', motionOf(`${motionTimes.quick}ms`, `${motionTimes.base}ms`, `${motionTimes.slow}ms`));
rule(':root', motionOf('0ms', '0ms', '0ms', '80ms'), media.reducedMotion);

/* A change of language inside a page changes the line heights: hence every element with `lang`. */
rule(':root, [lang]', {
  ...Object.fromEntries(
    steps.map((step) => [text[step].line, `calc(${textScale[step].line} / ${textScale[step].size})`]),
  ),
  [font.body]: family(bodyFont),
  [letters.tracking]: '1',
  [letters.slant]: 'italic',
});
rule(rightToLeftLanguages.map((language) => `[lang|="${language}"]`).join(', '), {
  [text.display.line]: '1.5',
  [text.title.line]: '1.5',
  [text.heading.line]: '1.5',
  [text.body.line]: '1.75',
  [text.small.line]: '1.75',
  [text.caption.line]: '1.75',
  /* Letters that join must not be pulled apart or slanted. */
  [letters.tracking]: '0',
  [letters.slant]: 'normal',
});
rule('[lang|="zh"]', { [font.body]: family(chineseFont) });
