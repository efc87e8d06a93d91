import { keyframes } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;
const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const root = component({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  inlineSize: '100%',
  background: color.fill,
  selectors: {
    /* Under the picture, which covers it when loaded, so that no fade is needed. */
    '&[data-state="waiting"]::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: color.line.hairline,
      animation: `${breathe} 1800ms ease-in-out infinite`,
    },
    '&[data-state="there"]': { background: 'none' },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&[data-state="waiting"]::before': { animation: 'none' } } },
    [media.forcedColors]: {
      selectors: { '&:not([data-state="there"])': { outline: '1px solid GrayText', outlineOffset: '-1px' } },
    },
  },
});

export const ratio = variants({
  '1/1': { aspectRatio: '1 / 1' },
  '4/3': { aspectRatio: '4 / 3' },
  '3/2': { aspectRatio: '3 / 2' },
  '16/9': { aspectRatio: '16 / 9' },
  '3/4': { aspectRatio: '3 / 4' },
});

export const radius = variants({
  none: {},
  field: { borderRadius: vars.radius.field },
  card: { borderRadius: vars.radius.card },
  panel: { borderRadius: vars.radius.panel },
});

const filling = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const;
export const picture = component({ ...filling, maxInlineSize: 'none' });
export const fit = variants({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } });

export const instead = component({
  ...filling,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  padding: space.s,
  overflow: 'hidden',
  color: color.ink.quiet,
  textAlign: 'center',
  ...type('small'),
});

export const text = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  maxInlineSize: '100%',
});
