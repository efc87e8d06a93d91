import { component } from '../../css/component.css.ts';

/* A moment is read as one word: a column of a table never separates the day from its hour. */
export const root = component({ whiteSpace: 'nowrap' });

/* "Today" is wrong when a printed page is read later: print shows the date. */
export const relative = component({ '@media': { print: { display: 'none' } } });
export const lasting = component({
  '@media': {
    print: { whiteSpace: 'normal', selectors: { '&::after': { content: 'attr(data-lasting)' } } },
  },
});
