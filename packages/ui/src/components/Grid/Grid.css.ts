import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';

const columns = (width: string) => `repeat(var(--sui-grid-${width}), minmax(0, 1fr))`;

export const counted = component({
  display: 'grid',
  gridTemplateColumns: columns('narrow'),
  '@media': {
    [media.medium]: { gridTemplateColumns: columns('medium') },
    [media.wide]: { gridTemplateColumns: columns('wide') },
  },
});

export const filled = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(var(--sui-grid-min), 100%), 1fr))',
});
