import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { focusRing, ring } from '../../css/focusRing.css.ts';
import { transition } from '../../css/motion.css.ts';
import { type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { withoutHas } from '../../css/withoutHas.ts';
import { alignToReader } from '../../internal/textAlignment.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, control, space } = vars;

export const drop = component({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
  rowGap: space.xs,
  marginBlockStart: space.xs,
  padding: space.l,
  border: `1px dashed ${color.line.control}`,
  borderRadius: vars.radius.card,
  background: color.surface.overlay,
  color: color.ink.quiet,
  ...transition('quick', 'border-color', 'background-color'),
  selectors: {
    '&[data-over]': { borderStyle: 'solid', borderColor: color.accent.solid, background: color.accent.soft },
    '&[data-invalid]': {
      borderStyle: 'solid',
      borderColor: color.critical.solid,
      boxShadow: `inset 0 0 0 1px ${color.critical.solid}`,
    },
    '&[data-disabled]': { background: color.surface.sunken, borderColor: color.line.hairline },
    '&:focus-within': { borderColor: color.line.strong },
  },
});

/* The input itself is pressed and has the focus; only the word on it is visible. */
export const choose = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: control.m,
  paddingInline: space.m,
  border: `1px solid ${color.line.control}`,
  borderRadius: vars.radius.field,
  background: color.surface.overlay,
  color: color.ink.strong,
  fontWeight: vars.weight.medium,
  overflow: 'hidden',
  selectors: {
    '&:has(:focus-visible)': ring,
    '&:has(:disabled)': { color: color.ink.quiet, background: 'none', borderColor: color.line.hairline },
  },
  '@supports': { [withoutHas]: { selectors: { '&:focus-within': ring } } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:disabled))': { background: color.surface.sunken } } },
    /* 44 px within its border: that isn't the input's. */
    [media.coarse]: { minBlockSize: '46px' },
  },
});

export const input = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: {
    '&::file-selector-button': { blockSize: '200px', cursor: 'pointer' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

export const limits = component({ flexBasis: '100%', ...type('small') });

export const heading = component({ marginBlockStart: space.m, color: color.ink.quiet, ...type('small') });

export const list = component({
  margin: 0,
  marginBlockStart: space.s,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${color.line.hairline}`,
});

export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minBlockSize: '64px',
  boxSizing: 'border-box',
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${color.line.hairline}`,
});

export const picture = component({
  flex: 'none',
  inlineSize: '40px',
  blockSize: '48px',
  borderRadius: '6px',
  objectFit: 'cover',
  background: color.surface.sunken,
});

export const text = component({ flex: 1, minInlineSize: 0 });
export const name = component({
  display: 'block',
  color: color.ink.strong,
  overflowWrap: 'anywhere',
  ...alignToReader,
});
export const state = component({
  display: 'block',
  overflowWrap: 'anywhere',
  color: color.ink.quiet,
  ...type('small'),
  selectors: {
    '&[data-state="failed"], &[data-state="refused"]': {
      color: color.critical.ink,
      fontWeight: vars.weight.medium,
    },
  },
});
export const sent = component({ display: 'inline-block', color: color.positive.ink, verticalAlign: '-3px' });
export const bar = component({ marginBlockStart: space.xs });
export const buttons = component({ display: 'flex', flex: 'none', selectors: focusRing });
export const srOnly = component(visuallyHidden);
