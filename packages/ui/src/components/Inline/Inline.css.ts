import { component } from '../../css/component.css.ts';

/* Where children stand is said by one class only: two of them would leave it to the order of the style sheets. */
export const root = component({ display: 'flex', minInlineSize: 0 });
export const wrapping = component([root, { flexWrap: 'wrap' }]);
