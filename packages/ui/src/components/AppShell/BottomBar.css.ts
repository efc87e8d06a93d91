import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { focusRingOnBorder } from '../../css/focusRing.css.ts';
import { inside } from '../../css/inside.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { bottomHeight } from './AppShell.css.ts';

const { color, space } = vars;

export const root = component({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.bar,
  blockSize: bottomHeight,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  background: color.surface.canvas,
  borderBlockStart: `1px solid ${color.line.hairline}`,
  '@media': { [media.fromMedium]: { display: 'none' }, print: { display: 'none' } },
});

export const list = component({
  display: 'flex',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const cell = component({ flex: '1 1 0', minInlineSize: 0 });

export const item = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  inlineSize: '100%',
  blockSize: '100%',
  paddingInline: space.hair,
  color: color.ink.quiet,
  textDecoration: 'none',
  cursor: 'pointer',
  ...type('caption'),
  selectors: {
    ...focusRingOnBorder,
    '&[aria-current]': { color: color.accent.ink, fontWeight: vars.weight.bold },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '-1px',
      insetInline: '24%',
      blockSize: '3px',
      borderEndStartRadius: '3px',
      borderEndEndRadius: '3px',
      background: color.accent.solid,
    },
  },
});

inside(
  `${item}[aria-current]::before`,
  { background: 'Highlight', forcedColorAdjust: 'none' },
  media.forcedColors,
);

export const label = component({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const count = component({
  position: 'absolute',
  insetBlockStart: '6px',
  insetInlineStart: 'calc(50% + 4px)',
  minInlineSize: '20px',
  paddingInline: '6px',
  borderRadius: '10px',
  background: color.accent.solid,
  color: color.accent.onSolid,
  fontWeight: vars.weight.bold,
  lineHeight: '20px',
  textAlign: 'center',
});
