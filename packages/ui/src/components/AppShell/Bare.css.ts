import { component } from '../../css/component.css.ts';
import { inside } from '../../css/inside.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';

/* The page alone. */
export const root = component({
  selectors: { '&&': { gridTemplate: '"sheet" minmax(0, 1fr) / minmax(0, 1fr)' } },
});
inside(`${root} > main`, { margin: 0, border: 0, borderRadius: 0, boxShadow: 'none' });

export const title = component(visuallyHidden);
