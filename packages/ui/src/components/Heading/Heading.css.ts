import { media } from '../../css/breakpoints.css.ts';
import { variants } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const strong = {
  color: vars.color.ink.strong,
  overflowWrap: 'break-word' as const,
  textWrap: 'balance' as const,
};

export const size = variants({
  display: {
    ...strong,
    ...type('display'),
    fontWeight: vars.weight.bold,
    '@media': { [media.narrow]: { fontSize: '1.75rem' } },
  },
  title: { ...strong, ...type('title'), fontWeight: vars.weight.bold },
  heading: { ...strong, ...type('heading'), fontWeight: vars.weight.bold },
  strong: { ...strong, ...type('body'), fontWeight: vars.weight.medium },
});
