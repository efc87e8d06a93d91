import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { IconOf } from '../../internal/Glyph.tsx';
import {
  MessageClose,
  getMessageRole,
  signs,
  type MessageProps,
  type MessageTone,
} from '../../internal/messageParts.tsx';
import { tones } from '../../internal/tones.css.ts';
import { useChime } from '../../internal/useChime.ts';
import { wrapText } from '../../internal/wrapText.tsx';
import * as css from './Banner.css.ts';

/** The kind of message. */
export type BannerTone = MessageTone;

/** Props of {@link Banner}, plus the attributes of `<div>`. */
export interface BannerProps extends MessageProps {
  /** Plays a short sound when the banner appears, and again when this text changes. Default: none. */
  sound?: string | undefined;
}

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
  sound,
  className,
  children,
  ...rest
}: BannerProps): ReactNode => {
  useChime(sound);
  return (
    <div
      role={getMessageRole(tone)}
      {...rest}
      data-tone={tone}
      className={cx(css.root, tones[tone], className)}
    >
      <IconOf icon={icon} className={css.icon} />
      <div className={css.middle}>
        <div className={css.text}>
          {title && <strong className={css.title}>{title}</strong>} {wrapText(children)}
        </div>
        {action && <div className={css.action}>{action}</div>}
      </div>
      {onDismiss && <MessageClose className={css.close} onClick={onDismiss} />}
    </div>
  );
};
