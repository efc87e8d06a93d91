import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { GivenIcon } from '../../internal/Glyph.tsx';
import { NewsClose, newsRole, signs, type NewsProps, type NewsTone } from '../../internal/news.tsx';
import { tones } from '../../internal/tones.css.ts';
import * as css from './Notice.css.ts';

/** What kind of news it is. */
export type NoticeTone = NewsTone;

/** Props of {@link Notice}; those of `<div>` besides. */
export interface NoticeProps extends NewsProps {}

/* Without the mark that ends a sentence the title and the text would be read as one. */
const isSentence = (title: ReactNode) => typeof title !== 'string' || /[.!?…。！？؟]$/.test(title.trim());

/**
 * A message about a part of the page that stays while it is true: no network, a rejected mail, a new version. For a
 * transient message use a toast. Announced when it appears, assertively if critical. Renders one `<div>`.
 */
export const Notice = ({
  tone = 'info',
  icon = signs[tone],
  title,
  action,
  onDismiss,
  className,
  children,
  ...rest
}: NoticeProps): ReactNode => {
  const heading = title && <strong className={css.title}>{title}</strong>;
  return (
    <div role={newsRole(tone)} {...rest} data-tone={tone} className={cx(css.root, tones[tone], className)}>
      <GivenIcon icon={icon} className={css.icon} />
      <div className={css.body}>
        {isSentence(title) ? heading : <div>{heading}</div>} {children}
      </div>
      {(action || onDismiss) && (
        <div className={css.aside}>
          {action}
          {onDismiss && <NewsClose onClick={onDismiss} />}
        </div>
      )}
    </div>
  );
};
Notice.displayName = 'Notice';
