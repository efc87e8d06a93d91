import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { IconOf, type IconSource } from '../../internal/Glyph.tsx';
import { tones, type Tone } from '../../internal/tones.css.ts';
import { wrapText } from '../../internal/wrapText.tsx';
import * as css from './Badge.css.ts';

/** The kind of status. */
export type BadgeTone = Tone;

/** Props of {@link Badge}, plus the attributes of `<span>`. */
export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** @default 'neutral' */
  tone?: BadgeTone;
  /** The icon of the status; with it no status is shown by colour alone. */
  icon?: IconSource;
  /** The word of the status. */
  children: ReactNode;
}

/** The status of a record in a word, with its icon and a soft fill. Renders one `<span>`. */
export const Badge = ({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps): ReactNode => (
  <span {...rest} className={cx(css.root, tones[tone], tone === 'neutral' && css.quiet, className)}>
    {icon && <IconOf icon={icon} size={16} className={css.icon} />}
    {wrapText(children)}
  </span>
);
