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
import { wrapText } from '../../internal/wrapText.tsx';
import * as css from './Notice.css.ts';

/** The kind of message. */
export type NoticeTone = MessageTone;

/** Props of {@link Notice}, plus the attributes of `<div>`. */
export interface NoticeProps extends MessageProps {}

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
    <div
      role={getMessageRole(tone)}
      {...rest}
      data-tone={tone}
      className={cx(css.root, tones[tone], className)}
    >
      <IconOf icon={icon} className={css.icon} />
      <div className={css.body}>
        {isSentence(title) ? heading : <div>{heading}</div>} {wrapText(children)}
      </div>
      {(action || onDismiss) && (
        <div className={css.aside}>
          {wrapText(action)}
          {onDismiss && <MessageClose onClick={onDismiss} />}
        </div>
      )}
    </div>
  );
};
