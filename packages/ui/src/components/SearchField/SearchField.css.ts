import { component } from '../../css/component.css.ts';

export const fitted = component({ flex: '1 1 192px', maxInlineSize: '288px' });
