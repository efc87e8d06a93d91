import { component } from '../../css/component.css.ts';

export const root = component({ display: 'flex', alignItems: 'center', minInlineSize: 0 });
export const wrapping = component([root, { flexWrap: 'wrap' }]);
