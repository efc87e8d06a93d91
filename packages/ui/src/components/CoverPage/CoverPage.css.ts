import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { inside } from '../../css/inside.css.ts';
import { logoSize } from '../../internal/brand.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius } = vars;

/* The card and the space around it; on small tablets no more than half. */
const asideWidth = `min(480px + 2 * ${space.xxxl}, 50%)`;

export const root = component({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  minBlockSize: '100dvh',
  padding: space.xxxl,
  background: color.identity.solid,
  color: color.ink.base,
  '@media': {
    [media.narrow]: { padding: 0, alignItems: 'stretch', justifyContent: 'flex-start' },
    [media.fromMedium]: { justifyContent: 'center' },
  },
});

/* Beside the card, above it on phones: the card covers nothing of the picture. */
export const picture = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  insetInlineStart: asideWidth,
  overflow: 'hidden',
  '@media': {
    [media.narrow]: { position: 'relative', inset: 'auto', flex: '1 1 280px', minBlockSize: '280px' },
  },
});

/* People are at the bottom of a picture and the sky at its top, so it is cut at the top. */
inside(`${picture} > img`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 100%',
});

export const actions = component({
  position: 'absolute',
  insetBlockStart: space.l,
  insetInlineEnd: space.l,
  display: 'flex',
  gap: space.xs,
  padding: space.xs,
  borderRadius: radius.card,
  background: color.surface.raised,
  boxShadow: vars.shadow.floating,
});

export const card = component({
  position: 'relative',
  inlineSize: 'min(480px, 100%)',
  padding: space.xxl,
  selectors: { [`${picture} ~ &`]: { inlineSize: `calc(${asideWidth} - 2 * ${space.xxxl})` } },
  borderRadius: `calc(${radius.panel} + 4px)`,
  background: color.surface.raised,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  vars: logoSize('48px'),
  '@media': {
    [media.narrow]: {
      inlineSize: `calc(100% - 2 * ${space.m})`,
      margin: space.m,
      padding: space.xl,
      selectors: { [`${picture} ~ &`]: { inlineSize: `calc(100% - 2 * ${space.m})` } },
    },
  },
});
