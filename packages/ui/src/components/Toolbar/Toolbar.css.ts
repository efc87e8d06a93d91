import { component, variants } from '../../css/component.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
});

export const upright = component({
  flexDirection: 'column',
  alignItems: 'stretch',
  inlineSize: 'fit-content',
});

export const surface = variants({
  none: {},
  raised: {
    padding: space.xs,
    border: `1px solid ${color.line.hairline}`,
    borderRadius: vars.radius.card,
    background: color.surface.overlay,
  },
});

/* Across the axis of the toolbar, in either orientation. */
export const separator = component({
  alignSelf: 'stretch',
  flex: 'none',
  minInlineSize: '1px',
  minBlockSize: '1px',
  margin: space.xs,
  background: color.line.hairline,
  forcedColorAdjust: 'none',
});
