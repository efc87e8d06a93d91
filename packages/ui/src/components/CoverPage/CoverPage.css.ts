import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { inside } from '../../css/inside.css.ts';
import { logoSize } from '../../internal/brand.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius } = vars;

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
  '@media': { [media.narrow]: { padding: space.m, alignItems: 'stretch' } },
});

export const picture = component({ position: 'absolute', inset: 0, overflow: 'hidden' });

inside(`${picture} > img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

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
  borderRadius: `calc(${radius.panel} + 4px)`,
  background: color.surface.raised,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  vars: logoSize('48px'),
  '@media': { [media.narrow]: { inlineSize: '100%', padding: space.xl } },
});
