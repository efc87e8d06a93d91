import { component } from '../../css/component.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';

export const announcement = component(visuallyHidden);
