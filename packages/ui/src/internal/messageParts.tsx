import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point';
import { __iconData as circleCheck } from 'lucide-react/icons/circle-check';
import { __iconData as info } from 'lucide-react/icons/info';
import { __iconData as triangleAlert } from 'lucide-react/icons/triangle-exclamation-point';
import { __iconData as x } from 'lucide-react/icons/x';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { useMessages } from '../root/messages.ts';
import { provideIcons, type IconSource } from './Glyph.tsx';
import type { IconName } from './icons.ts';

provideIcons({
  'circle-alert': circleAlert,
  'circle-check': circleCheck,
  info,
  'triangle-alert': triangleAlert,
  x,
});

/** The kind of message. */
export type MessageTone = 'neutral' | 'info' | 'positive' | 'caution' | 'critical';

/** Shared props of notices, banners and toasts. */
export interface MessageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** @default 'info' */
  tone?: MessageTone;
  /** @default the sign of the tone */
  icon?: IconSource;
  /** The news itself, in bold before the words. */
  title?: ReactNode;
  /** The action: a small button or a link. */
  action?: ReactNode;
  /** Called when the user closes it; without it there is nothing to close it with. */
  onDismiss?: () => void;
  children?: ReactNode;
}

/** The icon of each tone, so that tones differ by more than colour. */
export const signs: Record<MessageTone, IconName> = {
  neutral: 'info',
  info: 'info',
  positive: 'circle-check',
  caution: 'triangle-alert',
  critical: 'circle-alert',
};

/** Announced when it appears, assertively if critical. */
export const getMessageRole = (tone: MessageTone) => (tone === 'critical' ? 'alert' : 'status');

/** Closes the news. */
export const MessageClose = ({
  className,
  onClick,
}: {
  className?: string;
  onClick: () => void;
}): ReactNode => (
  <IconButton
    icon="x"
    label={useMessages().notice.dismiss}
    variant="plain"
    size="s"
    className={className}
    onClick={onClick}
  />
);
