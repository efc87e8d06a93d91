import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { focusRingOnBorder } from '../../css/focusRing.css.ts';
import { mix } from '../../css/mix.ts';
import { transition } from '../../css/motion.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const root = component({
  borderBlockStart: `1px solid ${color.line.hairline}`,
  color: color.ink.base,
});

export const section = component({ borderBlockEnd: `1px solid ${color.line.hairline}` });

/* The text aligns with the text around; the hover background reaches a little beyond it. */
export const head = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.m,
  inlineSize: '100%',
  minBlockSize: vars.control.l,
  paddingBlock: space.m,
  borderRadius: '4px',
  color: color.ink.strong,
  fontWeight: vars.weight.medium,
  ...type('body'),
  ...transition('quick', 'background-color'),
  selectors: {
    ...focusRingOnBorder,
    '&:disabled': { color: color.ink.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled)': {
          background: mix(color.surface.sunken, 50, 'transparent'),
        },
      },
    },
    [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } },
  },
});

const onLine = { flex: 'none', marginBlockStart: 'calc((1lh - 20px) / 2)' } as const;

export const icon = component({
  ...onLine,
  color: color.ink.quiet,
  selectors: { ':disabled > &': { color: 'inherit' } },
});

export const title = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const meta = component({
  flex: 'none',
  maxInlineSize: '50%',
  color: color.ink.quiet,
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  ...type('small'),
  lineHeight: 'inherit',
  selectors: { ':disabled > &': { color: 'inherit' } },
});

export const chevron = component({
  ...onLine,
  color: color.ink.quiet,
  ...transition('quick', 'rotate'),
  selectors: {
    '[aria-expanded="true"] > &': { rotate: '180deg' },
    ':disabled > &': { color: 'inherit' },
  },
});

/* The padding is inside, because `hidden="until-found"` keeps the element's box. */
export const content = component({ paddingBlockEnd: space.l, overflowWrap: 'anywhere' });
