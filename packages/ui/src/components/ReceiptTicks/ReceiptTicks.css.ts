import { component, variants } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { visuallyHidden } from '../../css/visuallyHidden.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const root = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  ...type('small'),
});

const emphasised = (ink: string) => ({ color: ink, fontWeight: vars.weight.medium });

export const status = variants({
  waiting: emphasised(color.caution.ink),
  sending: { color: color.ink.quiet },
  sent: { color: color.ink.quiet },
  delivered: { color: color.ink.quiet },
  read: emphasised(color.accent.ink),
  failed: emphasised(color.critical.ink),
});

export const hidden = component(visuallyHidden);
