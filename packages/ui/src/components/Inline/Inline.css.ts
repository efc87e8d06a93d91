import { component } from '../../css/component.css.ts';

/* Exactly one class sets the alignment: with two, the order of the style sheets would decide. */
export const root = component({ display: 'flex', minInlineSize: 0 });
export const wrapping = component([root, { flexWrap: 'wrap' }]);
