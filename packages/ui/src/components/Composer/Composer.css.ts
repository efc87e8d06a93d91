import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { ring } from '../../css/focusRing.css.ts';
import { type } from '../../css/type.css.ts';
import { withoutHas } from '../../css/withoutHas.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, radius } = vars;

const ringOnBorder = { ...ring, outlineOffset: '-1px' };

export const root = component({
  position: 'relative',
  minInlineSize: 0,
  padding: space.xs,
  border: `1px solid ${color.line.control}`,
  borderRadius: '14px',
  background: color.surface.overlay,
  color: color.ink.base,
  selectors: { '&:has(textarea:focus-visible)': ringOnBorder },
  '@supports': { [withoutHas]: { selectors: { '&:focus-within': ringOnBorder } } },
  '@media': { print: { display: 'none' } },
});

export const blocked = component({
  paddingBlock: space.m,
  paddingInline: space.l,
  borderColor: color.line.hairline,
  background: color.surface.sunken,
  color: color.ink.quiet,
  textAlign: 'center',
});

export const area = component({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: `calc(1lh + ${space.m})`,
  maxBlockSize: 'max(40vh, 120px)',
  paddingBlock: `${space.s} ${space.xs}`,
  paddingInline: space.m,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  ...type('body'),
  outline: 'none',
  resize: 'none',
  overflow: 'auto',
  selectors: { '&::placeholder': { color: color.ink.quiet, opacity: 1 } },
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
});

export const bar = component({ display: 'flex', alignItems: 'center', gap: space.hair });

export const counter = component({
  flex: 1,
  paddingInline: space.s,
  color: color.ink.quiet,
  textAlign: 'end',
  ...type('small'),
});
export const over = component({ color: color.critical.ink, fontWeight: vars.weight.medium });

/* A touch keyboard has no key to explain, and no space for it. */
export const keys = component({
  paddingInline: space.s,
  color: color.ink.quiet,
  ...type('small'),
  '@media': { [media.narrow]: { display: 'none' }, [media.coarse]: { display: 'none' } },
});

export const problems = component({
  margin: 0,
  paddingInline: space.m,
  color: color.critical.ink,
  ...type('small'),
});
export const problem = component({ display: 'block', overflowWrap: 'anywhere' });

export const context = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  padding: space.xs,
  paddingInlineStart: space.m,
});
export const contextText = component({
  flex: 1,
  minInlineSize: 0,
  paddingInlineStart: space.s,
  borderInlineStart: `3px solid ${color.accent.line}`,
});
export const contextTitle = component({
  margin: 0,
  color: color.accent.ink,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  ...type('small'),
});
export const quoted = component({
  margin: 0,
  overflow: 'hidden',
  color: color.ink.quiet,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...type('small'),
});

export const attachments = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  maxBlockSize: '30vh',
  margin: 0,
  padding: space.xs,
  overflow: 'auto',
  listStyle: 'none',
});
export const attachment = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  inlineSize: '240px',
  maxInlineSize: '100%',
  padding: space.xs,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: radius.field,
  background: color.surface.raised,
});
export const failed = component({ borderColor: color.critical.line });
export const file = component({ flex: 1, minInlineSize: 0 });
export const fileName = component({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...type('small'),
});
export const fileState = component({
  display: 'block',
  color: color.ink.quiet,
  overflowWrap: 'anywhere',
  ...type('caption'),
  selectors: { [`${failed} &`]: { color: color.critical.ink } },
});

export const drop = component({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  border: `2px dashed ${color.accent.line}`,
  borderRadius: 'inherit',
  background: color.accent.soft,
  color: color.accent.ink,
  fontWeight: vars.weight.medium,
  pointerEvents: 'none',
});
