import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.css.ts';
import { theme } from './layers.css.ts';
import { vars } from '../theme/contract.css.ts';
import { rightToLeftLanguages } from '../theme/rightToLeftLanguages.ts';

/* What no school changes. A school's own sheet (applyTheme) joins the same layer later and wins by order. */

const named = (name: string) => name.slice('var('.length, -1);
const rule = (selector: string, values: Record<string, string>, at?: string) => {
  const style = {
    vars: Object.fromEntries(Object.entries(values).map(([name, value]) => [named(name), value])),
  };
  globalStyle(selector, { '@layer': { [theme]: at ? { '@media': { [at]: style } } : style } });
};

const { space, control, text, weight, font, motion, layer } = vars;

rule(':root', {
  [space.none]: '0px',
  [space.hair]: '2px',
  [space.xs]: '4px',
  [space.s]: '8px',
  [space.m]: '12px',
  [space.l]: '16px',
  [space.xl]: '24px',
  [space.xxl]: '32px',
  [space.xxxl]: '48px',
  [space.huge]: '72px',
  [control.s]: '32px',
  [control.m]: '40px',
  [control.l]: '48px',
  [text.display.size]: '2rem',
  [text.title.size]: '1.5rem',
  [text.heading.size]: '1.25rem',
  [text.body.size]: '1rem',
  [text.small.size]: '0.875rem',
  [text.caption.size]: '0.75rem',
  [weight.regular]: '400',
  [weight.medium]: '550',
  [weight.bold]: '700',
  [layer.bar]: '10',
  [layer.overlay]: '1000',
  [layer.toast]: '2000',
  [layer.tooltip]: '9999',
});

const motionOf = (quick: string, base: string, slow: string, longestFade?: string) => ({
  [motion.quick]: quick,
  [motion.base]: base,
  [motion.slow]: slow,
  'var(--sui-fade-quick)': longestFade ?? quick,
  'var(--sui-fade-base)': longestFade ?? base,
  'var(--sui-fade-slow)': longestFade ?? slow,
});
rule(':root', motionOf('120ms', '200ms', '320ms'));
rule(':root', motionOf('0ms', '0ms', '0ms', '80ms'), media.reducedMotion);

rule(':root', { [control.s]: '44px', [control.m]: '44px' }, media.coarse);

/* Where a language changes inside a page, its own lines come with it: hence every element that names one. */
const latin = '"Atkinson Hyperlegible Next Variable", "Noto Sans Arabic Variable", system-ui, sans-serif';
rule(':root, [lang]', {
  [text.display.line]: 'calc(40 / 32)',
  [text.title.line]: 'calc(32 / 24)',
  [text.heading.line]: 'calc(28 / 20)',
  [text.body.line]: '1.5',
  [text.small.line]: 'calc(20 / 14)',
  [text.caption.line]: 'calc(16 / 12)',
  [font.body]: latin,
});
rule(rightToLeftLanguages.map((language) => `[lang|="${language}"]`).join(', '), {
  [text.display.line]: '1.5',
  [text.title.line]: '1.5',
  [text.heading.line]: '1.5',
  [text.body.line]: '1.75',
  [text.small.line]: '1.75',
  [text.caption.line]: '1.75',
});
rule('[lang|="zh"]', {
  [font.body]:
    '"Atkinson Hyperlegible Next Variable", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif',
});
