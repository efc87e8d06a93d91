import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const root = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  minInlineSize: 0,
  color: color.ink.quiet,
  ...type('small'),
});

/* The ring in the surface's colour separates the dot from a picture under it. */
export const dot = component({
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '14px',
  blockSize: '14px',
  border: `2px solid ${color.surface.raised}`,
  borderRadius: '50%',
  backgroundClip: 'padding-box',
});

const system = (background: string) => ({
  '@media': {
    [media.forcedColors]: { background, forcedColorAdjust: 'none', borderColor: 'Canvas' },
  } as const,
});

/* States differ in shape too: full, half, barred, hollow. */
export const status = variants({
  online: { backgroundColor: color.positive.solid, ...system('CanvasText') },
  away: {
    background: `linear-gradient(${color.caution.solid} 50%, ${color.caution.soft} 50%) padding-box`,
    ...system('linear-gradient(CanvasText 50%, GrayText 50%)'),
  },
  busy: {
    background: `linear-gradient(${color.surface.raised}, ${color.surface.raised}) center / 6px 2px no-repeat padding-box, ${color.critical.solid} padding-box`,
    ...system('linear-gradient(Canvas, Canvas) center / 6px 2px no-repeat, CanvasText'),
  },
  offline: {
    background: `radial-gradient(circle, ${color.surface.raised} 2.5px, ${color.line.control} 3px) padding-box`,
    ...system('radial-gradient(circle, Canvas 2.5px, CanvasText 3px)'),
  },
});

export const text = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const hidden = component(visuallyHidden);
