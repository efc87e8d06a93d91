import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export type TextStep = keyof typeof vars.text;

/* Large letters stand closer; scripts that join their letters get none (root/root.css.ts). */
const tracking: Partial<Record<TextStep, string>> = {
  display: '-0.014em',
  title: '-0.011em',
  heading: '-0.008em',
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
