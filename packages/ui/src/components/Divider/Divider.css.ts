import { component } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

/* A border instead of a background, because it also shows in forced colours and in print. */
const hairline = { borderBlockStart: `1px solid ${vars.color.line.hairline}` };

export const line = component({ ...hairline, inlineSize: '100%' });

const side = { content: '""', flex: 1, minInlineSize: vars.space.l, ...hairline };

export const labelled = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  color: vars.color.ink.quiet,
  textAlign: 'center',
  ...type('small'),
  selectors: { '&::before': side, '&::after': side },
});
