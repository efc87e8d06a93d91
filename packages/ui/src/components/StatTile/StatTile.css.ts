import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const root = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const label = component({ color: color.ink.quiet, ...type('small') });
export const line = component({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space.m,
  marginBlock: `${space.xs} ${space.hair}`,
});
export const figure = component({
  minInlineSize: 0,
  color: color.ink.strong,
  fontWeight: vars.weight.bold,
  ...type('display'),
});
export const bars = component({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-end',
  gap: '3px',
  blockSize: '32px',
  marginBlockEnd: space.xs,
});
export const bar = component({
  inlineSize: '7px',
  borderRadius: '2px',
  background: color.line.hairline,
  forcedColorAdjust: 'none',
  selectors: { '&:last-child': { background: color.accent.solid } },
  '@media': {
    [media.forcedColors]: {
      background: 'GrayText',
      selectors: { '&:last-child': { background: 'CanvasText' } },
    },
  },
});
export const note = component({ display: 'flow-root', color: color.ink.quiet, ...type('small') });
/* A note with the line of its missing comparison. */
export const twoLines = component({
  minBlockSize: `calc(2 * ${vars.text.small.size} * ${vars.text.small.line})`,
});
