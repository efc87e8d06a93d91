import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { toneVariables } from '../../internal/tones.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const root = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.m,
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingBlock: space.m,
  paddingInline: space.l,
  background: toneVariables.soft,
  borderBlockEnd: `1px solid ${toneVariables.line}`,
  color: color.ink.base,
  '@media': { [media.forcedColors]: { borderBlockEndColor: 'CanvasText' } },
});

export const icon = component({ color: toneVariables.ink, marginBlockStart: 'calc((1lh - 20px) / 2)' });

/* The actions are beside the text if there is enough space, else below. */
export const middle = component({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.l,
  rowGap: space.s,
});

export const text = component({ flex: '1 1 20em', minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = component({ color: color.ink.strong, fontWeight: vars.weight.medium });

/* A button is taller than a line of text, and must not make the line taller. */
const tight = { marginBlock: 'calc((1lh - 32px) / 2)' };

export const action = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  maxInlineSize: '100%',
  ...tight,
  '@media': { [media.coarse]: { marginBlock: 'calc((1lh - 44px) / 2)' }, [media.narrow]: { marginBlock: 0 } },
});

export const close = component({
  ...tight,
  marginInlineEnd: `calc(-1 * ${space.s})`,
  '@media': { [media.coarse]: { marginBlock: 'calc((1lh - 44px) / 2)' } },
});
