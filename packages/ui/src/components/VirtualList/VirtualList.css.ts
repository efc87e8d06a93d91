import { component } from '../../css/component.css.ts';

/* The list adjusts the scroll position itself: scroll anchoring would adjust it twice. */
export const list = component({ overflowAnchor: 'none' });
export const gap = component({ listStyle: 'none' });
