import { getPunctuation } from '@school/text';
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { distinctKeys } from '../../internal/distinctKeys.ts';
import { tones, type Tone } from '../../internal/tones.css.ts';
import { useLocale } from '../../root/UiContext.ts';
import * as css from './ShareBar.css.ts';

/** The fill of a share. Adjacent shares should differ in it, because some users can't distinguish their colours. */
export type SharePattern = 'solid' | 'dotted' | 'striped';

/** One share of a {@link ShareBar}. */
export interface Share {
  id: string;
  /** Label of the share: "Safe". */
  label: string;
  /** The number; less than 0 counts as 0. */
  value: number;
  /** @default 'neutral' */
  tone?: Tone;
  /** @default 'solid' */
  pattern?: SharePattern;
}

/** Props of {@link ShareBar}, plus the attributes of `<div>`. */
export interface ShareBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name: "Answers of floor 1". */
  label: string;
  /** The shares, in reading order. */
  shares: readonly Share[];
  /** `s` for a row of a table, `l` for a screen that is read from afar. @default 'm' */
  size?: 'l' | 'm' | 's';
  /** Shows each share's label and figure under the bar. Without it they are read aloud only. @default false */
  figures?: boolean;
}

const toCount = ({ value }: Share): number => (Number.isFinite(value) ? Math.max(0, value) : 0);

/**
 * The shares of a whole, side by side in proportion, each with its colour and pattern. Renders a `<div>`.
 */
export const ShareBar = ({
  label,
  shares: sharesProp,
  size = 'm',
  figures = false,
  className,
  ...rest
}: ShareBarProps): ReactNode => {
  const locale = useLocale();
  const numbers = new Intl.NumberFormat(locale);
  const shares = sharesProp ?? [];
  const keys = distinctKeys(
    'ShareBar',
    shares.map(({ id }) => id),
  );
  const text = new Intl.ListFormat(locale).format(
    shares.map((share) => `${share.label} ${numbers.format(toCount(share))}`),
  );
  const isEmpty = shares.every((share) => toCount(share) === 0);
  const fill = ({ tone = 'neutral', pattern = 'solid' }: Share) => cx(tones[tone], css.pattern[pattern]);
  return (
    <div
      {...(figures && { role: 'group', 'aria-label': label })}
      {...rest}
      className={cx(css.root, className)}
    >
      <div
        {...(figures
          ? { 'aria-hidden': true }
          : { role: 'img', 'aria-label': `${label}${getPunctuation(locale).colon}${text}` })}
        className={cx(css.bar, css.size[size])}
      >
        {isEmpty && <span className={css.empty} />}
        {shares.map(
          (share, at) =>
            toCount(share) > 0 && (
              <span
                key={keys[at]}
                className={cx(css.segment, fill(share))}
                style={{ flexGrow: toCount(share) } as CSSProperties}
              />
            ),
        )}
      </div>
      {figures && (
        <dl className={css.figures}>
          {shares.map((share, at) => (
            <div key={keys[at]} className={css.figure}>
              <dt className={css.label}>
                <span aria-hidden className={cx(css.swatch, fill(share))} />
                <span>{share.label}</span>
              </dt>
              <dd translate="no" className={cx(css.value, css.valueSize[size])}>
                {numbers.format(toCount(share))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};
