import { component } from '../../css/component.css.ts';

export const root = component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
