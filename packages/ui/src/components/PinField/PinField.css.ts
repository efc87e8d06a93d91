import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { transition } from '../../css/motion.css.ts';
import { tabularFigures, type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

/* Aligned to the start of the page's lines; inside, the first box is always the left one. */
export const frame = component({
  position: 'relative',
  display: 'flex',
  gap: space.s,
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  marginBlockStart: space.xs,
});

/* The input covers the field; its digits are drawn in the boxes behind. */
export const input = component({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  opacity: 0,
  /* Under 16 px a phone would zoom in. */
  fontSize: '16px',
  cursor: 'text',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const box = component({
  ...tabularFigures,
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  border: `1px solid ${color.line.control}`,
  borderRadius: vars.radius.field,
  background: color.surface.overlay,
  color: color.ink.strong,
  fontWeight: vars.weight.medium,
  ...transition('quick', 'border-color'),
  '@media': {
    [media.hover]: { selectors: { ':hover > &': { borderColor: color.line.strong } } },
    [media.forcedColors]: {
      selectors: { '&[data-sign=""]::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
  selectors: {
    /* The digit is the input's; here it is only drawn. */
    '&::before': { content: 'attr(data-sign)' },
    '&[data-sign=""]::before': {
      content: '""',
      inlineSize: '10px',
      blockSize: '10px',
      borderRadius: '50%',
      background: 'currentcolor',
    },
    '[data-valid] > &': { borderColor: color.positive.line },
    '[data-invalid] > &': {
      borderColor: color.critical.solid,
      boxShadow: `inset 0 0 0 1px ${color.critical.solid}`,
    },
    ':focus-visible ~ &[data-active]': {
      borderColor: color.accent.solid,
      outline: `2px solid ${color.focus}`,
      outlineOffset: 0,
    },
    '[data-disabled] > &': {
      background: color.surface.sunken,
      borderColor: color.line.hairline,
      color: color.ink.quiet,
    },
    '[data-readonly] > &': { background: 'none', borderColor: color.line.hairline },
  },
});

/* Boxes shrink together on a narrow screen. */
const square = (size: string) => ({ flex: '0 1 auto', inlineSize: size, blockSize: size });

export const sizes = variants({
  s: { ...type('body'), ...square(vars.control.s) },
  m: { ...type('heading'), ...square(vars.control.m) },
  l: { ...type('heading'), ...square(vars.control.l) },
});
