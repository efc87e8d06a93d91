import { component, variants } from '../../css/component.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { surface, ink, line } = vars.color;

export const background = variants({
  canvas: { background: surface.canvas },
  raised: { background: surface.raised },
  sunken: { background: surface.sunken },
  overlay: { background: surface.overlay },
  inverse: { background: surface.inverse, color: ink.inverse },
});

export const radius = variants({
  field: { borderRadius: vars.radius.field },
  card: { borderRadius: vars.radius.card },
  panel: { borderRadius: vars.radius.panel },
  pill: { borderRadius: vars.radius.pill },
});

export const border = component({ border: `1px solid ${line.hairline}` });

export const notPrinted = component({ '@media': { print: { display: 'none' } } });
