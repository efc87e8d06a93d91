import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { alignToReader } from '../../internal/textAlignment.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const overlay = component({
  justifyItems: 'center',
  alignItems: 'start',
  paddingInline: space.l,
  paddingBlockStart: 'min(12vh, 96px)',
  '@media': { [media.narrow]: { paddingInline: space.s, paddingBlockStart: space.s } },
});

/* Its height changes with the results, and its upper edge stays. */
export const form = component({
  inlineSize: 'min(640px, 100%)',
  maxBlockSize: 'min(480px, 72dvh)',
  borderRadius: vars.radius.panel,
  overflow: 'hidden',
});

export const line = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  flex: 'none',
  minBlockSize: '56px',
  paddingInlineStart: space.l,
  paddingInlineEnd: space.s,
  color: color.ink.quiet,
});

export const field = component({
  flex: 1,
  minInlineSize: 0,
  blockSize: '56px',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: color.ink.strong,
  appearance: 'none',
  ...type('body'),
  ...alignToReader,
  selectors: {
    '&::placeholder': { color: color.ink.quiet, opacity: 1 },
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:focus-visible': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const list = component({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.s,
  borderBlockStart: `1px solid ${color.line.hairline}`,
  scrollPaddingBlock: space.s,
});

export const group = component({ selectors: { '& + &': { marginBlockStart: space.s } } });

export const heading = component({
  paddingBlock: space.xs,
  paddingInline: space.m,
  color: color.ink.quiet,
  fontWeight: vars.weight.medium,
  ...type('small'),
});

export const option = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minBlockSize: vars.control.m,
  paddingBlock: space.s,
  paddingInline: space.m,
  borderRadius: vars.radius.field,
  color: color.ink.base,
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[aria-selected="true"]': { background: color.accent.soft, color: color.ink.strong },
    '&[aria-disabled="true"]': { color: color.ink.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const icon = component({
  color: color.ink.quiet,
  selectors: {
    '[aria-selected="true"] > &': { color: color.accent.ink },
    '[aria-disabled="true"] > &': { color: 'inherit' },
  },
});

export const text = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const label = component({ display: 'block', ...alignToReader });
export const match = component({ fontWeight: vars.weight.bold });
export const description = component({
  display: 'block',
  color: color.ink.quiet,
  ...type('small'),
  ...alignToReader,
});

/* A phone has no keyboard, and the words need the space. */
export const keys = component({
  flex: 'none',
  '@media': { [media.coarse]: { display: 'none' }, [media.narrow]: { display: 'none' } },
});

export const none = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  padding: space.xl,
  borderBlockStart: `1px solid ${color.line.hairline}`,
  color: color.ink.quiet,
  overflowWrap: 'anywhere',
});

export const srOnly = component(visuallyHidden);
