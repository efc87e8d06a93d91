import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { ring } from '../../css/focusRing.css.ts';
import { inside } from '../../css/inside.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { withoutScrollbarWidth } from '../../css/withoutScrollbarWidth.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius, shadow } = vars;

export const sheet = component({
  gridArea: 'sheet',
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  minInlineSize: 0,
  marginInlineEnd: space.s,
  marginBlockEnd: space.s,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: radius.panel,
  background: color.surface.raised,
  boxShadow: shadow.raised,
  outline: 'none',
  '@supports': withoutScrollbarWidth,
  '@media': {
    /* Nor under the footer of a form. */
    [media.fromMedium]: {
      overflow: 'auto',
      selectors: { '&[data-drawn]': { scrollbarWidth: 'none' } },
      overscrollBehavior: 'contain',
      scrollPaddingBlockEnd: '88px',
    },
    [media.narrow]: { margin: 0, border: 0, borderRadius: 0, boxShadow: 'none' },
    /* The native scrollbar in forced colors. */
    [media.forcedColors]: { selectors: { '&[data-drawn]': { scrollbarWidth: 'auto' } } },
    print: {
      display: 'block',
      margin: 0,
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
      overflow: 'visible',
    },
  },
});
/*
 * Over the sheet's end and no wider than its track, so that it never covers the content; on phones the whole page
 * scrolls, with the native scrollbar.
 */
export const scrollbar = component({
  gridArea: 'sheet',
  justifySelf: 'end',
  inlineSize: '14px',
  position: 'relative',
  marginInlineEnd: space.s,
  marginBlock: `${radius.panel} calc(${space.s} + ${radius.panel})`,
  pointerEvents: 'none',
  '@media': { [media.narrow]: { display: 'none' }, print: { display: 'none' } },
});
/* A page inside a form fills the sheet like a page without one. */
inside(`${sheet} > *`, { flex: '0 0 auto', minInlineSize: 0 });
inside(`${sheet} > :last-child`, { flex: '1 0 auto' });

export const skip = component({
  position: 'fixed',
  insetInlineStart: space.l,
  insetBlockStart: space.s,
  zIndex: vars.layer.tooltip,
  padding: `${space.s} ${space.l}`,
  minBlockSize: vars.control.m,
  borderRadius: radius.field,
  background: color.accent.solid,
  color: color.accent.onSolid,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: { '&:focus': ring, '&:not(:focus)': visuallyHidden },
});
