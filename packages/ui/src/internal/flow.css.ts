import { variants } from '../css/component.css.ts';

/** Alignment of the children on the cross axis. */
export type Alignment = 'start' | 'center' | 'end' | 'baseline' | 'stretch';
/** Alignment of the children on the main axis. */
export type Justification = 'start' | 'center' | 'end' | 'between';

export const alignment = variants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
} satisfies Record<Alignment, unknown>);

export const justification = variants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
} satisfies Record<Justification, unknown>);
