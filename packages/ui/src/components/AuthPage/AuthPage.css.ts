import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { inside } from '../../css/inside.css.ts';
import { type } from '../../css/type.css.ts';
import { logoSize, stacked } from '../../internal/brand.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const root = component({
  display: 'grid',
  minBlockSize: '100dvh',
  background: color.surface.raised,
  color: color.ink.base,
});

export const split = component({
  '@media': {
    [media.narrow]: { gridTemplateRows: 'auto 1fr' },
    [media.fromMedium]: { gridTemplateColumns: 'minmax(min(480px, 60%), 5fr) 7fr' },
  },
});

export const column = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: `40px ${space.xxl} ${space.xxl}`,
  '@media': { [media.narrow]: { order: 1, padding: space.xl } },
});

const measure = { inlineSize: 'min(400px, 100%)', marginInline: 'auto' };

export const brand = component({
  ...measure,
  position: 'relative',
  zIndex: 1,
  vars: logoSize('40px'),
});

/* On phones the logo overlaps the lower edge of the picture. */
export const overPicture = component({
  '@media': { [media.narrow]: { marginBlockStart: '-64px', vars: { ...logoSize('72px'), ...stacked } } },
});

inside(
  `${overPicture} img`,
  { boxShadow: `0 0 0 4px ${color.surface.raised}`, background: color.surface.raised },
  media.narrow,
);

export const main = component({
  ...measure,
  marginBlock: 'auto',
  paddingBlock: space.xxl,
  outline: 'none',
  '@media': { [media.narrow]: { marginBlock: '0 auto', paddingBlock: `${space.s} ${space.xl}` } },
});

export const footer = component({
  ...measure,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  color: color.ink.quiet,
  ...type('small'),
});

export const picture = component({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  overflow: 'hidden',
  background: color.accent.soft,
  '@media': {
    [media.narrow]: { blockSize: '168px' },
    [media.fromMedium]: {
      position: 'sticky',
      insetBlockStart: space.m,
      blockSize: 'calc(100dvh - 24px)',
      margin: space.m,
      marginInlineStart: 0,
      borderRadius: `calc(${vars.radius.panel} + 4px)`,
    },
  },
});

inside(`${picture} > img`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const caption = component({
  position: 'absolute',
  insetInlineStart: space.m,
  insetBlockEnd: space.m,
  maxInlineSize: `calc(100% - 2 * ${space.m})`,
  padding: `${space.m} ${space.l}`,
  borderRadius: vars.radius.card,
  background: color.surface.raised,
  color: color.ink.quiet,
  ...type('small'),
  '@media': { [media.narrow]: { display: 'none' } },
});
