import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point';
import { __iconData as circleCheck } from 'lucide-react/icons/circle-check';
import { __iconData as info } from 'lucide-react/icons/info';
import { __iconData as triangleAlert } from 'lucide-react/icons/triangle-exclamation-point';
import { __iconData as x } from 'lucide-react/icons/x';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Glyph, provideIcons } from '../../internal/Glyph.tsx';
import type { IconName } from '../../internal/icons.ts';
import { tones } from '../../internal/tones.css.ts';
import { useMessages } from '../../root/messages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Banner.css.ts';

provideIcons({
  'circle-alert': circleAlert,
  'circle-check': circleCheck,
  info,
  'triangle-alert': triangleAlert,
  x,
});

/** What kind of news it is. */
export type BannerTone = 'neutral' | 'info' | 'positive' | 'caution' | 'critical';

/** Props of {@link Banner}; those of `<div>` besides. */
export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** @default 'info' */
  tone?: BannerTone;
  /** @default the sign of the tone */
  icon?: IconName;
  /** The news itself, in bold before the words. */
  title?: ReactNode;
  /** What to do about it: a small button or a link. */
  action?: ReactNode;
  /** Called when the reader closes it; without it there is nothing to close it with. */
  onDismiss?: () => void;
  children?: ReactNode;
}

const signs: Record<BannerTone, IconName> = {
  neutral: 'info',
  info: 'info',
  positive: 'circle-check',
  caution: 'triangle-alert',
  critical: 'circle-alert',
};

/**
 * One line over the whole width of the page, for what is true of all of it: works tonight, a drill, an account that ends
 * soon. What concerns a part of the page is a `Notice`. Read aloud when it appears, at once if critical. Renders one
 * `<div>`.
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
}: BannerProps): ReactNode => {
  const { notice } = useMessages();
  return (
    <div
      role={tone === 'critical' ? 'alert' : 'status'}
      {...rest}
      data-tone={tone}
      className={cx(css.root, tones[tone], className)}
    >
      <Glyph name={icon} className={css.icon} />
      <div className={css.middle}>
        <div className={css.words}>
          {title && <strong className={css.title}>{title}</strong>} {children}
        </div>
        {action && <div className={css.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton
          icon="x"
          label={notice.dismiss}
          variant="plain"
          size="s"
          className={css.close}
          onClick={onDismiss}
        />
      )}
    </div>
  );
};
Banner.displayName = 'Banner';
