import { component } from '../../css/component.css.ts';

/* A moment is read as one word: a column of a table never parts the day from its hour. */
export const root = component({ whiteSpace: 'nowrap' });
