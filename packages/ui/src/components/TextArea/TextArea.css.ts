import { component } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

/** The number of lines of an empty field. */
export const rows = '--sui-text-area-rows';

export const area = component({
  ...type('body'),
  display: 'block',
  paddingBlock: vars.space.s,
  resize: 'vertical',
  overflow: 'auto',
  minBlockSize: `calc(var(${rows}, 3) * 1lh + 2 * ${vars.space.s} + 2px)`,
  maxBlockSize: 'max(60vh, 160px)',
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
});
