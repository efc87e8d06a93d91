import { component } from '../../css/component.css.ts';
import { unbroken } from '../../css/unbroken.css.ts';

/* A moment is read as one word: a line never separates the day from its hour. */
export const root = component(unbroken);

/* "Today" is wrong when a printed page is read later: print shows the date. */
export const relative = component({ '@media': { print: { display: 'none' } } });
export const lasting = component({
  '@media': {
    print: { whiteSpace: 'normal', selectors: { '&::after': { content: 'attr(data-lasting)' } } },
  },
});
