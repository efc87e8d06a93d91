import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { toEnd } from '../../css/direction.ts';
import { type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;
/* Relative to the size of text, which a reader can double. */
const narrow = '(width < 30rem)';

/*
 * The school's colour over the surface, and at last the text colour over it: darker in light mode, lighter in dark mode.
 * By opacity, because not every browser can mix colours, and no other colour replaces one of these.
 */
const steps = {
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    background: color.accent.solid,
  },
  '&[data-step="0"]': { background: color.fill },
  '&[data-step="0"]::before': { content: 'none' },
  '&[data-step="1"]::before': { opacity: 0.24 },
  '&[data-step="2"]::before': { opacity: 0.46 },
  '&[data-step="3"]::before': { opacity: 0.7 },
  '&[data-step="5"]': { background: color.accent.solid },
  '&[data-step="5"]::before': { background: color.ink.strong, opacity: 0.34 },
} as const;

export const legend = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  marginInlineStart: 'auto',
  color: color.ink.quiet,
  ...type('small'),
  '@media': { [media.forcedColors]: { display: 'none' } },
  '@container': { [narrow]: { marginInlineStart: 0 } },
});
export const sample = component({
  position: 'relative',
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: '3px',
  background: color.surface.raised,
  selectors: steps,
});
export const table = component({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '3px',
  color: color.ink.quiet,
  ...type('small'),
  '@container': { [narrow]: { borderSpacing: '2px', ...type('caption') } },
});
export const corner = component({
  inlineSize: '3rem',
  padding: 0,
  '@container': { [narrow]: { inlineSize: '2.625rem' } },
});
export const hour = component({
  position: 'relative',
  padding: 0,
  fontWeight: vars.weight.regular,
  // Sets the height of a line, because the label is out of flow.
  '::before': { content: '"0"', visibility: 'hidden' },
});
/* Centred in its column, which can be narrower than it: some labels are left out where not all of them fit. */
export const hourLabel = component({
  position: 'absolute',
  insetBlock: 0,
  insetInline: '-2ch',
  textAlign: 'center',
  '@container': {
    '(width < 40rem)': {
      selectors: { '[data-many] :nth-child(odd) > &': { visibility: 'hidden' } },
    },
    [narrow]: {
      selectors: { '[data-many] :not(:nth-child(4n + 2)) > &': { visibility: 'hidden' } },
    },
    '(width < 16rem)': {
      selectors: { ':nth-child(odd) > &': { visibility: 'hidden' } },
    },
  },
});
export const day = component({
  padding: 0,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
export const cell = component({
  position: 'relative',
  blockSize: '32px',
  padding: 0,
  borderRadius: '4px',
  background: color.surface.raised,
  textAlign: 'center',
  selectors: {
    ...steps,
    '&[data-most]': { outline: `2px solid ${color.ink.strong}`, outlineOffset: '1px' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover::after': {
          content: 'attr(data-tip)',
          position: 'absolute',
          zIndex: vars.layer.tooltip,
          insetBlockEnd: 'calc(100% + 6px)',
          insetInlineStart: '50%',
          translate: `${toEnd('-50%')} 0`,
          padding: `${space.s} ${space.m}`,
          borderRadius: vars.radius.field,
          background: color.surface.overlay,
          boxShadow: vars.shadow.floating,
          color: color.ink.strong,
          whiteSpace: 'pre',
          pointerEvents: 'none',
        },
      },
    },
    [media.forcedColors]: {
      border: '1px solid GrayText',
      selectors: { '&::before': { content: 'none' } },
    },
  },
});
/* In forced colors the figures replace the colour scale. */
export const figure = component({
  ...visuallyHidden,
  '@media': {
    [media.forcedColors]: { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' },
  },
});
