import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { inside } from '../../css/inside.css.ts';
import { shell } from '../../internal/shell.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { space, color } = vars;

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  minInlineSize: 0,
});

export const body = component({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: shell.pad,
  paddingBlock: `${space.l} ${space.xxl}`,
});

/* 720 for the words, the padding around them. */
export const width = variants({
  full: {},
  form: {
    maxInlineSize: `calc(720px + 2 * ${shell.pad})`,
    marginInline: 'auto',
  },
});

/* A form has space above; a list starts at the edge. */
export const stickyOffset = component({
  paddingBlockStart: space.xxl,
  '@media': { [media.narrow]: { paddingBlockStart: space.xl } },
});

export const middle = component({ display: 'grid', placeContent: 'center', justifyItems: 'center' });

export const foot = component({
  position: 'sticky',
  insetBlockEnd: shell.foot,
  zIndex: vars.layer.bar,
  marginBlockStart: 'auto',
  background: color.surface.raised,
  borderBlockStart: `1px solid ${color.line.hairline}`,
  '@media': { [media.short]: { position: 'static' } },
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.s,
  inlineSize: '100%',
  paddingInline: shell.pad,
  paddingBlock: space.m,
  '@media': { [media.narrow]: { paddingBlock: space.s } },
});
inside(`${actions} > :is(a, button)`, { flex: '1 1 auto' }, media.narrow);
