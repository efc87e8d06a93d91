import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenNames } from './tokens.ts';

/** References to the theme's custom properties, for style sheets: `vars.color.accent.solid`. */
export const vars = createGlobalThemeContract(tokenNames);
