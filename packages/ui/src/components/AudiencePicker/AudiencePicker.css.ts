import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, control, space } = vars;

export const scope = component({
  alignSelf: 'flex-start',
  marginBlockStart: space.xs,
  maxInlineSize: '100%',
});

export const box = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr)',
  marginBlockStart: space.xs,
  border: `1px solid ${color.line.control}`,
  borderRadius: vars.radius.card,
  background: color.surface.overlay,
  overflow: 'hidden',
  selectors: {
    '&[data-invalid]': { borderColor: color.critical.solid },
    /* The second pixel is inside, above the background of the footer. */
    '&[data-invalid]::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px ${color.critical.solid}`,
      pointerEvents: 'none',
    },
    '&[data-disabled]': { borderColor: color.line.hairline, background: color.surface.sunken },
  },
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const groups = component({
  display: 'flex',
  flexDirection: 'column',
  padding: space.s,
  borderInlineEnd: `1px solid ${color.line.hairline}`,
  '@media': {
    [media.narrow]: {
      flexDirection: 'row',
      overflowX: 'auto',
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${color.line.hairline}`,
      scrollbarWidth: 'none',
    },
  },
});

export const group = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  flex: 'none',
  minBlockSize: control.m,
  paddingBlock: space.xs,
  paddingInline: space.m,
  border: 0,
  borderRadius: vars.radius.field,
  background: 'none',
  color: color.ink.base,
  cursor: 'pointer',
  textAlign: 'start',
  maxInlineSize: '100%',
  ...type('body'),
  selectors: {
    '&[aria-selected="true"]': {
      background: color.accent.soft,
      color: color.accent.ink,
      fontWeight: vars.weight.medium,
    },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&:disabled': { color: color.ink.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-selected="true"], :disabled)': { background: color.surface.sunken } },
    },
    [media.coarse]: { minBlockSize: '44px' },
    [media.narrow]: { maxInlineSize: '70vi' },
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]:not(:focus-visible)': { outline: '2px dashed Highlight' } },
    },
  },
});

export const groupName = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const groupCount = component({
  flex: 'none',
  color: color.ink.quiet,
  fontWeight: vars.weight.regular,
  ...type('small'),
  selectors: { '[aria-selected="true"] > &': { color: 'inherit' } },
});

export const panel = component({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '288px',
});

export const search = component({ flex: 'none', paddingInline: space.m, paddingBlockStart: space.s });
export const list = component({
  flex: 1,
  minBlockSize: 0,
  marginBlockStart: space.xs,
  padding: space.xs,
  outline: 'none',
});
export const more = component({
  flex: 'none',
  paddingBlock: space.xs,
  paddingInline: space.l,
  color: color.ink.quiet,
  ...type('small'),
});

export const foot = component({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  minBlockSize: '48px',
  boxSizing: 'border-box',
  paddingBlock: space.s,
  paddingInline: space.l,
  background: color.surface.sunken,
  selectors: { '* + &': { borderBlockStart: `1px solid ${color.line.hairline}` } },
});

export const summary = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.m,
  minInlineSize: 0,
  margin: 0,
  color: color.ink.base,
  selectors: { '&[aria-busy=true]': { color: color.ink.quiet } },
});
export const optionText = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const text = component({ color: color.ink.strong, fontWeight: vars.weight.medium });
export const detail = component({ color: color.ink.quiet, ...type('small') });
export const icon = component({
  flex: 'none',
  marginBlockStart: 'calc((1lh - 20px) / 2)',
  color: color.ink.quiet,
});

export const tags = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
  maxBlockSize: '128px',
  overflowY: 'auto',
});
export const tag = component({ display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' });
export const without = component({ background: color.caution.soft, color: color.caution.ink });

export const srOnly = component(visuallyHidden);
