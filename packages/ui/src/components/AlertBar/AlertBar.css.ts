import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { tabularFigures, type } from '../../css/type.css.ts';
import { shell } from '../../internal/shell.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { alert, space } = vars;

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.l,
  rowGap: space.s,
  paddingBlock: space.m,
  paddingInline: shell.pad,
  color: alert.ink,
  '@media': {
    [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
    print: { color: 'inherit', background: 'none' },
  },
});

export const modes = variants({
  real: { background: alert.real },
  drill: { background: alert.drill },
});

/* Marks a drill without colour too; its angle is the same in both directions. */
export const hatch = component({
  blockSize: '8px',
  background: `repeating-linear-gradient(-45deg, ${alert.ink} 0 12px, ${alert.drill} 12px 24px)`,
  '@media': { [media.forcedColors]: { borderBlockEnd: '4px dashed CanvasText' } },
});

export const name = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
  rowGap: space.xs,
  flex: '1 1 16rem',
  minInlineSize: 0,
});

export const label = component({ fontWeight: vars.weight.medium, ...type('small') });

export const title = component({
  margin: 0,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  ...type('heading'),
});

export const text = component({ minInlineSize: 0, overflowWrap: 'anywhere', ...type('body') });

export const update = component({
  flexBasis: '100%',
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.bold,
  ...type('body'),
  selectors: { '&:empty': { position: 'absolute' } },
});

export const updateLabel = component({ marginInlineEnd: space.s });

export const elapsed = component({ fontWeight: vars.weight.bold, ...type('heading'), ...tabularFigures });

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  '@media': { print: { display: 'none' } },
});

export const action = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s,
  minBlockSize: '40px',
  paddingInline: space.m,
  font: 'inherit',
  fontWeight: vars.weight.medium,
  color: 'inherit',
  background: 'transparent',
  border: `1px solid ${alert.ink}`,
  borderRadius: vars.radius.field,
  cursor: 'pointer',
  /* The theme's focus colour has too little contrast here. */
  selectors: { '&:focus-visible': { outline: `3px solid ${alert.ink}`, outlineOffset: '2px' } },
  '@media': { [media.coarse]: { minBlockSize: '44px' } },
});

export const primary = component({ background: alert.ink });

export const primaryInks = variants({ real: { color: alert.onInk }, drill: { color: alert.drillBand } });
