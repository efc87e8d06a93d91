import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** How long: `quick` answers a finger, `base` moves a surface, `slow` changes a screen. */
export type Speed = 'quick' | 'base' | 'slow';

export const easing = {
  /** What stays on the screen. */
  standard: 'cubic-bezier(0.2, 0, 0, 1)',
  /** For elements that appear. */
  enter: 'cubic-bezier(0, 0, 0, 1)',
  /** For elements that disappear. */
  exit: 'cubic-bezier(0.3, 0, 1, 1)',
};

/* The one exception to "no motion": a fade, never longer than 80 ms then. Filled beside the motion tokens. */
const fadeVariables = { quick: '--sui-fade-quick', base: '--sui-fade-base', slow: '--sui-fade-slow' };

/** The duration of a fade; follows `prefers-reduced-motion`. For keyframes that change opacity only. */
export const fade = (speed: Speed): string => `var(${fadeVariables[speed]})`;

/** Transitions of the named properties, disabled under `prefers-reduced-motion`: spread it in a rule. */
export const transition = (speed: Speed, ...properties: string[]) =>
  ({
    transitionProperty: properties.join(', '),
    transitionDuration: properties
      .map((property) => (property === 'opacity' ? fade(speed) : vars.motion[speed]))
      .join(', '),
    transitionTimingFunction: easing.standard,
  }) satisfies StyleRule;
