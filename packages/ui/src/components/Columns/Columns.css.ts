import { createVar } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { vars } from '../../theme/contract.css.ts';

const between = createVar();

export const root = component({
  vars: { [between]: vars.space.none },
  display: 'flex',
  gap: between,
  minInlineSize: 0,
});

const steps = Object.keys(vars.space) as (keyof typeof vars.space)[];
export const gap = variants(
  Object.fromEntries(steps.map((step) => [step, { vars: { [between]: vars.space[step] } }])) as Record<
    keyof typeof vars.space,
    { vars: Record<string, string> }
  >,
);

export const reverse = component({ flexDirection: 'row-reverse' });

/* A grid of one column has no shares of a line, so every column is as wide as the grid. */
const below = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
export const collapse = variants({
  medium: { '@media': { [media.narrow]: below } },
  wide: { '@media': { [media.belowWide]: below } },
});

export const column = component({ minInlineSize: 0 });

/* The gaps between are shared out, so that 1/3 here ends where the first of three columns of a Grid ends. */
const share = (part: number, of: number) => ({
  flex: `0 0 calc((100% + ${between}) * ${part} / ${of} - ${between})`,
});

export const width = variants({
  fluid: { flex: '1 1 0' },
  content: { flex: 'none', maxInlineSize: '100%' },
  '1/2': share(1, 2),
  '1/3': share(1, 3),
  '2/3': share(2, 3),
  '1/4': share(1, 4),
  '3/4': share(3, 4),
  '1/5': share(1, 5),
  '2/5': share(2, 5),
  '3/5': share(3, 5),
  '4/5': share(4, 5),
});
