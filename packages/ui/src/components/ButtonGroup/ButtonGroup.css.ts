import { component } from '../../css/component.css.ts';
import { inside } from '../../css/inside.css.ts';
import { variant } from '../../internal/button.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({ display: 'flex', maxInlineSize: '100%', minInlineSize: 0 });

export const spaced = component({ flexWrap: 'wrap', gap: vars.space.s });
export const upright = component({ flexDirection: 'column', alignItems: 'stretch' });

export const attached = component({ inlineSize: 'fit-content' });
export const across = component({ flexDirection: 'row' });
export const down = component({ flexDirection: 'column', alignItems: 'stretch' });

/* A button, a link, or the button in the span of a Menu. */
const part = (group: string, position: string) =>
  `${group} > ${position}:is(button, a), ${group} > ${position} > :is(button, a)`;

inside(`${attached} > *`, { position: 'relative', flex: '0 1 auto', minInlineSize: 0 });
/* The hovered or focused button is on top, so that its whole border and ring are visible. */
inside(`${attached} > :is(:hover, :focus-within, [aria-expanded="true"], [aria-pressed="true"])`, {
  zIndex: 1,
});
inside(`${attached} > :focus-visible`, { zIndex: 2 });
inside(`${attached} > * > :is(button, a)`, { blockSize: '100%' });

inside(`${across} > * + *`, { marginInlineStart: '-1px' });
inside(`${down} > * + *`, { marginBlockStart: '-1px' });
inside(part(across, ':not(:first-child)'), { borderStartStartRadius: 0, borderEndStartRadius: 0 });
inside(part(across, ':not(:last-child)'), { borderStartEndRadius: 0, borderEndEndRadius: 0 });
inside(part(down, ':not(:first-child)'), { borderStartStartRadius: 0, borderStartEndRadius: 0 });
inside(part(down, ':not(:last-child)'), { borderEndStartRadius: 0, borderEndEndRadius: 0 });

/* A gap of the surface separates fills without a border. */
const filled = `:is(${variant.solid}, ${variant.soft})`;
const withFilled = `:is(${filled}, :has(> ${filled}))`;
inside(`${across} > ${withFilled} + *`, { marginInlineStart: '1px' });
inside(`${down} > ${withFilled} + *`, { marginBlockStart: '1px' });
