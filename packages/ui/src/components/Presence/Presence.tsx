import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useMessages } from '../../root/messages.ts';
import * as css from './Presence.css.ts';

/** Whether a person can be reached at present; `busy` means do not disturb. */
export type PresenceStatus = 'online' | 'away' | 'busy' | 'offline';

/** Props of {@link Presence}, plus the attributes of `<span>`. */
export interface PresenceProps extends ComponentPropsWithRef<'span'> {
  status: PresenceStatus;
  /** Shows the dot only; the text is still read aloud. @default false */
  hideText?: boolean;
  /** Replaces the name of the status: "Busy until 14:00". */
  children?: ReactNode;
}

/** Whether a person can be reached: a dot whose shape and colour name the status, and a text. Renders a `<span>`. */
export const Presence = ({
  status,
  hideText = false,
  className,
  children,
  ...rest
}: PresenceProps): ReactNode => {
  const { presence: messages } = useMessages();
  return (
    <span {...rest} data-status={status} className={cx(css.root, className)}>
      <span aria-hidden className={cx(css.dot, css.status[status])} />
      <span className={hideText ? css.hidden : css.text}>{children ?? messages[status]}</span>
    </span>
  );
};
