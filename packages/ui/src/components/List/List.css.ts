import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { toEnd } from '../../css/direction.ts';
import { inside } from '../../css/inside.css.ts';
import { mix } from '../../css/mix.ts';
import { type } from '../../css/type.css.ts';
import { alignToReader } from '../../internal/textAlignment.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const root = component({ color: color.ink.base });

export const ruled = component({ borderBlockStart: `1px solid ${color.line.hairline}` });

export const row = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.m,
  paddingBlock: space.m,
  selectors: {
    [`${ruled} > &`]: { borderBlockEnd: `1px solid ${color.line.hairline}` },
    '&[data-selected]': {
      paddingInline: space.m,
      background: mix(color.accent.soft, 62, color.surface.raised),
      boxShadow: `inset ${toEnd('3px')} 0 ${color.accent.solid}`,
    },
  },
  '@media': {
    [media.coarse]: { minBlockSize: '44px' },
    [media.hover]: {
      selectors: {
        '&[data-pressable]:not([data-selected]):hover': {
          background: mix(color.surface.sunken, 50, 'transparent'),
        },
      },
    },
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const start = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '40px',
  /* A bare icon belongs to the first line of the words. */
  selectors: {
    '&:has(> svg)': { minBlockSize: '1lh', lineHeight: 'calc(22 / 16)' },
    ':lang(ar) &:has(> svg)': { lineHeight: 'inherit' },
  },
});

export const text = component({ flex: 1, minInlineSize: 0, alignSelf: 'center' });

export const title = component({
  display: 'block',
  color: color.ink.strong,
  fontWeight: vars.weight.medium,
  lineHeight: 'calc(22 / 16)',
  overflowWrap: 'anywhere',
  ...alignToReader,
  selectors: { ':lang(ar) &': { lineHeight: 'inherit' } },
});

export const meta = component({
  color: color.ink.quiet,
  overflowWrap: 'anywhere',
  ...type('small'),
});

export const end = component({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space.xs,
  maxInlineSize: '40%',
  color: color.ink.quiet,
  textAlign: 'end',
  ...type('small'),
  /* Buttons stay in one line. */
  selectors: { '&:has(button)': { minInlineSize: 'min-content' } },
});

/* Beside a single line it aligns with that line. */
export const middle = component({ alignSelf: 'center' });

/* As large as its row; nothing is nested in it, and the rest of the row stays in reach above it. */
export const press = component({
  display: 'block',
  inlineSize: '100%',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '2px' },
    /* Outside, because the text aligns with the row's edge. Above the background of the next row. */
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '1px', zIndex: 1 },
  },
});
inside(`${row} :is(button, input, select, textarea, label, summary, a):not(${press})`, {
  position: 'relative',
  zIndex: 1,
});
