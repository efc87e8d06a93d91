import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { inside } from '../../css/inside.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const group = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  cursor: 'text',
  selectors: {
    '&:focus-within:not([data-disabled])': {
      borderColor: color.accent.solid,
      boxShadow: 'none',
      outline: `2px solid ${color.focus}`,
      outlineOffset: 0,
    },
    '&[data-invalid]:focus-within': { borderColor: color.critical.solid },
    /* The button inside has a separate focus ring. */
    '&:has(> button:focus-visible)': { outline: 'none' },
    '&[data-readonly], &[data-disabled]': { cursor: 'default' },
  },
});

/* A line of inline parts and not a flex row: the order of signs in Arabic is the browser's to find. */
export const typed = component({
  display: 'block',
  flex: 1,
  minInlineSize: 0,
  paddingBlock: '6px',
  overflow: 'hidden',
  whiteSpace: 'pre',
  outline: 'none',
  touchAction: 'pan-x pan-y pinch-zoom',
});

export const segment = component({
  display: 'inline',
  paddingBlock: '3px',
  borderRadius: '4px',
  outline: 'none',
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: {
    '&[data-placeholder]': { color: color.ink.quiet },
    '&:focus': { background: color.accent.solid, color: color.accent.onSolid },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:focus': { outline: '2px solid Highlight' } } },
  },
});

export const zone = component({
  ...type('small'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  margin: 0,
  marginBlockStart: space.hair,
  color: color.ink.quiet,
});
export const zoneSign = component({ flex: 'none', marginBlockStart: 'calc((1lh - 16px) / 2)' });

/* The space of the longest month, so that nothing moves when another is shown. */
export const calendarPlaceholder = component({
  boxSizing: 'border-box',
  inlineSize: '304px',
  minBlockSize: '292px',
  '@media': { [media.coarse]: { inlineSize: 'min(324px, 100vi - 16px)', minBlockSize: '324px' } },
});

inside(`${segment}::selection`, { background: 'transparent' });
