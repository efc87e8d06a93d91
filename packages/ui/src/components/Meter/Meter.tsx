import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { tones } from '../../internal/tones.css.ts';
import * as css from './Meter.css.ts';

/** The meaning of the share, as a tone. */
export type MeterTone = 'neutral' | 'accent' | 'positive' | 'caution' | 'critical' | 'info';

/** Props of {@link Meter}, plus the attributes of `<span>`. */
export interface MeterProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The value; values outside of 0 … `max` are drawn as the nearer end. */
  value: number;
  /** The maximum. Zero or less draws an empty bar. */
  max: number;
  /** The share in words, such as "312 of 480": shown beside the bar and read aloud instead of it. */
  label: string;
  /** @default 'accent' */
  tone?: MeterTone;
  /** Hides the text beside the bar, for text that is elsewhere; it is still read aloud. @default false */
  hideLabel?: boolean;
}

/**
 * A known share of a whole, 72 × 6 px with its text. For work in progress use `ProgressBar`. Renders one `<span>`.
 */
export const Meter = ({
  value,
  max,
  label,
  tone = 'accent',
  hideLabel = false,
  className,
  ...rest
}: MeterProps): ReactNode => {
  const limit = Math.max(max, 0);
  const part = Math.min(Math.max(value, 0), limit);
  const share = limit > 0 ? `${(part / limit) * 100}%` : '0%';
  return (
    <span
      {...rest}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={part}
      aria-valuetext={label}
      className={cx(css.root, tones[tone], className)}
    >
      <span className={css.track}>
        <span className={css.fill} style={{ '--sui-share': share } as CSSProperties} />
      </span>
      {!hideLabel && <span className={css.text}>{label}</span>}
    </span>
  );
};
