import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { mix } from '../../css/mix.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const root = component({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  letterSpacing: 'normal',
  userSelect: 'none',
  verticalAlign: 'middle',
  selectors: { '&[data-initials]::before': { content: 'attr(data-initials)' } },
  '@media': { [media.forcedColors]: { outline: '1px solid', outlineOffset: '-1px' } },
});

const square = (side: string, fontSize: string) => ({ inlineSize: side, blockSize: side, fontSize });
export const size = variants({
  24: square('24px', '10px'),
  32: square('32px', '12px'),
  40: square('40px', '14px'),
  48: square('48px', '16px'),
  72: square('72px', '24px'),
});

export const shape = variants({ circle: { borderRadius: '50%' }, square: { borderRadius: '28%' } });

export const tint = variants({
  0: { background: color.accent.softHover, color: color.accent.ink },
  1: { background: color.line.hairline, color: color.ink.base },
  2: {
    background: mix(color.accent.soft, 50, color.line.hairline),
    color: color.ink.strong,
  },
});

export const picture = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
