import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.css.ts';
import { direction } from './direction.ts';
import { theme } from './layers.css.ts';
import { vars } from '../theme/contract.css.ts';
import { rightToLeftLanguages } from '@school/text';
import {
  alertColours,
  bodyFont,
  chineseFont,
  layers,
  motionTimes,
  rootSize,
  textScale,
  weights,
} from '../theme/scale.ts';
import { letterVariables, type TextStep } from './type.css.ts';

/* Values that no school changes. A school's sheet (applyTheme) joins the same layer later and wins by order. */

const named = (name: string) => name.slice('var('.length, -1);
const rule = (selector: string, values: Record<string, string>, at?: string) => {
  const style = {
    vars: Object.fromEntries(Object.entries(values).map(([name, value]) => [named(name), value])),
  };
  globalStyle(selector, { '@layer': { [theme]: at ? { '@media': { [at]: style } } : style } });
};

const { alert, text, weight, font, motion, layer } = vars;
const steps = Object.keys(textScale) as TextStep[];
const mapNames = <Name extends string>(names: Record<Name, string>, values: Record<Name, number>) =>
  Object.fromEntries(Object.entries<string>(names).map(([key, name]) => [name, `${values[key as Name]}`]));
const family = (names: string[]) =>
  names.map((name) => (/^[\w-]+$/.test(name) ? name : `"${name}"`)).join(', ');

rule(':root', {
  ...Object.fromEntries(steps.map((step) => [text[step].size, `${textScale[step].size / rootSize}rem`])),
  ...mapNames(weight, weights),
  ...mapNames(layer, layers),
  ...Object.fromEntries(
    Object.entries(alert).map(([role, name]) => [name, alertColours[role as keyof typeof alertColours]]),
  ),
});

const getMotionValues = (quickTime: string, base: string, slowTime: string, longestFade?: string) => ({
  [motion.quick]: quickTime,
  [motion.base]: base,
  [motion.slow]: slowTime,
  'var(--sui-fade-quick)': longestFade ?? quickTime,
  'var(--sui-fade-base)': longestFade ?? base,
  'var(--sui-fade-slow)': longestFade ?? slowTime,
});
rule(':root', getMotionValues(`${motionTimes.quick}ms`, `${motionTimes.base}ms`, `${motionTimes.slow}ms`));
rule(':root', getMotionValues('0ms', '0ms', '0ms', '80ms'), media.reducedMotion);

rule(':root, [dir="ltr"]', { [direction]: '1' });
rule('[dir="rtl"]', { [direction]: '-1' });

/* A change of language inside a page changes the line heights: hence every element with `lang`. */
rule(':root, [lang]', {
  ...Object.fromEntries(
    steps.map((step) => [text[step].line, `calc(${textScale[step].line} / ${textScale[step].size})`]),
  ),
  [font.body]: family(bodyFont),
  [letterVariables.tracking]: '1',
  [letterVariables.slant]: 'italic',
});
rule(rightToLeftLanguages.map((language) => `[lang|="${language}"]`).join(', '), {
  [text.display.line]: '1.5',
  [text.title.line]: '1.5',
  [text.heading.line]: '1.5',
  [text.body.line]: '1.75',
  [text.small.line]: '1.75',
  [text.caption.line]: '1.75',
  /* Letters that join must not be pulled apart or slanted. */
  [letterVariables.tracking]: '0',
  [letterVariables.slant]: 'normal',
});
rule('[lang|="zh"]', { [font.body]: family(chineseFont) });
