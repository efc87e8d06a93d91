import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point';
import { __iconData as circleCheck } from 'lucide-react/icons/circle-check';
import { __iconData as info } from 'lucide-react/icons/info';
import { __iconData as triangleAlert } from 'lucide-react/icons/triangle-exclamation-point';
import { __iconData as x } from 'lucide-react/icons/x';
import { type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { provideIcons } from '../../internal/Glyph.tsx';
import { wrapText } from '../../internal/wrapText.tsx';
import { useMessages } from '../../root/messages.ts';
import type { ToastItem, ToastTone } from '../../root/toastStore.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Toast.css.ts';
import { useCountdown } from './useCountdown.ts';

const Glyph = provideIcons({
  'circle-alert': circleAlert,
  'circle-check': circleCheck,
  info,
  'triangle-alert': triangleAlert,
  x,
});

const signs = {
  positive: 'circle-check',
  info: 'info',
  caution: 'triangle-alert',
  critical: 'circle-alert',
  neutral: undefined,
} as const satisfies Record<ToastTone, string | undefined>;

/** Props of {@link Toast}. */
export interface ToastProps {
  item: ToastItem;
  /** Whether its countdown runs. */
  running: boolean;
  /** Called when its time is over, or the user closes it. */
  onEnd: () => void;
  /** Called when the pointer or focus enters (`true`) or leaves. */
  onPause: (isPaused: boolean) => void;
}

/** One toast. Applications show it with `useToast`. */
export const Toast = ({ item, running, onEnd, onPause }: ToastProps): ReactNode => {
  const { toast, tone: messages } = useMessages();
  const { tone, message, action, duration } = item;
  const sign = signs[tone];
  useCountdown(duration, running, onEnd);

  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onPause(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onEnd();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- not a control: it only notices that it is in use
    <div
      data-sui-toast={item.id}
      data-tone={tone}
      tabIndex={-1}
      className={css.toast}
      onPointerEnter={() => onPause(true)}
      onPointerLeave={() => onPause(false)}
      onFocus={() => onPause(true)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <div className={css.content}>
        {sign && <Glyph name={sign} className={css.icon[tone]} />}
        <div className={css.message}>
          {tone !== 'neutral' && <span className={css.text}>{messages[tone]}</span>} {wrapText(message)}
        </div>
      </div>
      {action && (
        <Button
          variant="plain"
          size="s"
          className={`${css.button} ${css.action}`}
          onClick={() => {
            onEnd();
            action.onSelect();
          }}
        >
          {action.label}
        </Button>
      )}
      {duration === null && (
        <IconButton
          icon="x"
          label={toast.dismiss}
          variant="plain"
          size="s"
          className={css.button}
          onClick={onEnd}
        />
      )}
    </div>
  );
};
