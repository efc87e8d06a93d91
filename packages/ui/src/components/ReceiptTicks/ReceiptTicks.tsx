import { __iconData as check } from 'lucide-react/icons/check';
import { __iconData as checkCheck } from 'lucide-react/icons/check-check';
import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point';
import { __iconData as clock } from 'lucide-react/icons/clock';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import * as css from './ReceiptTicks.css.ts';

const Glyph = provideIcons({ check, 'check-check': checkCheck, 'circle-alert': circleAlert, clock });

const icons = {
  waiting: 'clock',
  sending: 'clock',
  sent: 'check',
  delivered: 'check-check',
  read: 'check-check',
  failed: 'circle-alert',
} as const;

/**
 * The delivery status of the user's message: on the device (`waiting` for a connection, `sending`), on the server
 * (`sent`), on a device of a recipient (`delivered`), read, or rejected (`failed`).
 */
export type ReceiptStatus = keyof typeof icons;

/** Props of {@link ReceiptTicks}, plus the attributes of `<span>`. */
export interface ReceiptTicksProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  status: ReceiptStatus;
  /** The number of people who have read it; only with `read`, and only in groups. */
  readBy?: number;
  /** Shows the icon only; the text is still read aloud. @default false */
  hideText?: boolean;
}

/** The delivery status of the user's message as an icon and a text. Renders a `<span>`. */
export const ReceiptTicks = ({
  status,
  readBy,
  hideText = false,
  className,
  ...rest
}: ReceiptTicksProps): ReactNode => {
  const { receiptTicks: messages } = useMessages();
  const text = status === 'read' && readBy !== undefined ? messages.readBy(readBy) : messages[status];
  return (
    <span {...rest} data-status={status} className={cx(css.root, css.status[status], className)}>
      <Glyph name={icons[status]} size={16} />
      <span className={hideText ? css.hidden : undefined}>{text}</span>
    </span>
  );
};
