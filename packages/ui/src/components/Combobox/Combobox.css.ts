import { component } from '../../css/component.css.ts';

/* Unlike the clear button, the arrow stays while the field is empty. */
export const showButton = component({
  selectors: { 'input:placeholder-shown + &': { display: 'inline-grid' } },
});
