import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { inside } from '../../css/inside.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const root = component({ display: 'inline-flex', flexWrap: 'wrap', verticalAlign: 'middle' });

const overlap = (by: string) => ({ selectors: { '&:not(:first-child)': { marginInlineStart: `-${by}` } } });
export const overlaps = variants({
  24: overlap('3px'),
  32: overlap('5px'),
  40: overlap('6px'),
  48: overlap('8px'),
  72: overlap('12px'),
});

/* A border in the surface colour separates overlapping avatars. */
export const item = component({ display: 'block', lineHeight: 0 });
const outlineStyle = { boxShadow: `0 0 0 2px ${color.surface.raised}` };
inside(`${item} > *`, outlineStyle);

export const rest = component({
  display: 'inline-grid',
  placeItems: 'center',
  background: color.line.hairline,
  color: color.ink.base,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  paddingInline: '4px',
  inlineSize: 'auto',
  '@media': { [media.forcedColors]: { outline: '1px solid', outlineOffset: '-1px' } },
});

/* A number of many figures makes a pill of the circle. */
const atLeast = (side: string, fontSize: string) => ({
  minInlineSize: side,
  blockSize: side,
  fontSize,
});
export const restSize = variants({
  24: atLeast('24px', '10px'),
  32: atLeast('32px', '12px'),
  40: atLeast('40px', '14px'),
  48: atLeast('48px', '16px'),
  72: atLeast('72px', '24px'),
});
export const restShape = variants({ circle: { borderRadius: '36px' }, square: { borderRadius: '28%' } });
