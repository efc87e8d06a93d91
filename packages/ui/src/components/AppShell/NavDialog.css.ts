import { keyframes } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { easing, fade } from '../../css/motion.css.ts';
import { logoSize } from '../../internal/brand.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });

/* Takes up the whole window, unseen, so that a press beside the panel is one on the dialog. */
export const root = component({
  position: 'fixed',
  inset: 0,
  margin: 0,
  padding: 0,
  border: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  overflow: 'hidden',
  background: 'transparent',
  color: color.ink.base,
  animation: `${appear} ${fade('base')} ${easing.enter}`,
  selectors: {
    '&::backdrop': { background: color.scrim },
    '&[open]': { display: 'flex', justifyContent: 'flex-end' },
  },
  '@media': { [media.fromMedium]: { selectors: { '&[open]': { display: 'none' } } } },
});

export const panel = component({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(320px, 100% - 48px)',
  blockSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface.canvas,
  boxShadow: vars.shadow.overlay,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  minBlockSize: '56px',
  paddingInline: `${space.l} ${space.s}`,
});

export const brand = component({ minInlineSize: 0, vars: logoSize('32px') });

export const groups = component({ flex: 1, paddingBlock: space.s });

export const actions = component({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  padding: `${space.s} ${space.l}`,
  background: color.surface.canvas,
  borderBlockStart: `1px solid ${color.line.hairline}`,
});
