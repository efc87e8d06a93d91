import { component } from '../../css/component.css.ts';

/* The list keeps the reader's place itself: the browser doing so too would move it twice. */
export const list = component({ overflowAnchor: 'none' });
export const gap = component({ listStyle: 'none' });
