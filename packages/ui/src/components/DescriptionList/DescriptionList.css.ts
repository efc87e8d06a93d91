import { component, variants } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

/* Depends on the width of the list, not of the window, because it is used in panels and drawers. */
const tight = '(width < 480px)';

export const root = component({ containerType: 'inline-size', inlineSize: '100%' });

export const pair = component({ minInlineSize: 0, overflowWrap: 'break-word' });

export const layout = variants({
  stacked: { paddingBlock: space.xs },
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    columnGap: space.l,
    alignItems: 'baseline',
    paddingBlock: space.xs,
    '@container': { [tight]: { display: 'block' } },
  },
});

export const divided = component({
  paddingBlock: space.m,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.line.hairline}` } },
});

export const term = component({ color: color.ink.quiet, ...type('small') });
export const details = component({ margin: 0, color: color.ink.base, minInlineSize: 0 });
/* Under the first, not under the name. */
export const further = component({ gridColumnStart: 2 });
export const emptyDetails = component({ color: color.ink.quiet });
export const srOnly = component(visuallyHidden);
