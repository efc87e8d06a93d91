import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { GivenIcon } from '../../internal/Glyph.tsx';
import { NewsClose, newsRole, signs, type NewsProps, type NewsTone } from '../../internal/news.tsx';
import { tones } from '../../internal/tones.css.ts';
import * as css from './Banner.css.ts';

/** What kind of news it is. */
export type BannerTone = NewsTone;

/** Props of {@link Banner}; those of `<div>` besides. */
export interface BannerProps extends NewsProps {}

/**
 * One line over the whole width of the page, for messages about all of it: maintenance tonight, a drill, an account
 * that expires soon. For a part of the page use a `Notice`. Announced when it appears, assertively if critical. Renders
 * one `<div>`.
 */
export const Banner = ({
  tone = 'info',
  icon = signs[tone],
  title,
  action,
  onDismiss,
  className,
  children,
  ...rest
}: BannerProps): ReactNode => (
  <div role={newsRole(tone)} {...rest} data-tone={tone} className={cx(css.root, tones[tone], className)}>
    <GivenIcon icon={icon} className={css.icon} />
    <div className={css.middle}>
      <div className={css.words}>
        {title && <strong className={css.title}>{title}</strong>} {children}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
    {onDismiss && <NewsClose className={css.close} onClick={onDismiss} />}
  </div>
);
Banner.displayName = 'Banner';
