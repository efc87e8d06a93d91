import { createVar } from '@vanilla-extract/css';
import { variants } from '../css/component.css.ts';
import { mix } from '../css/mix.ts';
import { vars } from '../theme/contract.css.ts';

/** A tone: neutral, the school's, or one of the four statuses. */
export type Tone = 'neutral' | 'accent' | 'positive' | 'caution' | 'critical' | 'info';

/** The colours of an element with a tone; set by the class of its tone, read by the class of its form. */
export const toneVariables = {
  solid: createVar(),
  solidHover: createVar(),
  solidPressed: createVar(),
  onSolid: createVar(),
  soft: createVar(),
  softHover: createVar(),
  line: createVar(),
  ink: createVar(),
};

const { color } = vars;
const of = (from: Record<keyof typeof toneVariables, string>) => ({
  vars: Object.fromEntries(
    Object.entries(toneVariables).map(([role, name]) => [name, from[role as keyof typeof toneVariables]]),
  ),
});

export const tones = variants({
  neutral: of({
    solid: color.surface.inverse,
    solidHover: mix(color.surface.inverse, 88, color.surface.raised),
    solidPressed: mix(color.surface.inverse, 78, color.surface.raised),
    onSolid: color.ink.inverse,
    soft: color.fill,
    softHover: color.line.hairline,
    line: color.line.control,
    ink: color.ink.strong,
  }),
  accent: of(color.accent),
  positive: of(color.positive),
  caution: of(color.caution),
  critical: of(color.critical),
  info: of(color.info),
} satisfies Record<Tone, unknown>);
