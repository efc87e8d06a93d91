import { component } from '../../css/component.css.ts';

/* Unlike a cross, the arrow stays while nothing is written. */
export const showButton = component({
  selectors: { 'input:placeholder-shown + &': { display: 'inline-grid' } },
});
