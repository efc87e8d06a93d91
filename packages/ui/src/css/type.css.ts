import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export type TextStep = keyof typeof vars.text;

/**
 * What a script allows, set where a language is named (css/constants.css.ts): 1 or 0 to multiply a tracking by, and the
 * style of words that would be slanted. Two properties that are inherited cost nothing; asking each element for its
 * language cost a tenth of all style work.
 */
export const letterVariables = { tracking: 'var(--sui-tracking)', slant: 'var(--sui-slant)' };

/** Letters closer together, or further apart, in scripts whose letters do not join. @param em share of the font size */
export const tracked = (em: number) => `calc(${em}em * ${letterVariables.tracking})`;

/* Large text has tighter tracking. */
const tracking: Partial<Record<TextStep, string>> = {
  display: tracked(-0.014),
  title: tracked(-0.011),
  heading: tracked(-0.008),
};

/** Size, line height and tracking of one step of the scale: spread it in a rule. */
export const type = (step: TextStep) =>
  ({
    fontSize: vars.text[step].size,
    lineHeight: vars.text[step].line,
    letterSpacing: tracking[step] ?? 'normal',
  }) satisfies StyleRule;

/** Figures of one width, for aligned columns only: this font's are wide. */
export const tabularFigures = { fontVariantNumeric: 'lining-nums tabular-nums' } satisfies StyleRule;
