import { __iconData as cloud } from 'lucide-react/icons/cloud';
import { __iconData as refreshCw } from 'lucide-react/icons/refresh-cw';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../internal/cx.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import { usePortalContainer } from '../../root/UiContext.ts';
import { Button } from '../Button/Button.tsx';
import * as css from './ReloadPrompt.css.ts';

const Glyph = provideIcons({ cloud, 'refresh-cw': refreshCw });

/** The reason of the prompt: a new version is ready, or the application now works without a network. */
export type ReloadReason = 'update' | 'offlineReady';

/** Props of {@link ReloadPrompt}, plus the attributes of `<div>`. */
export interface ReloadPromptProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Without a reason it renders an empty live region: keep it mounted, so that a later message is announced. */
  reason?: ReloadReason | null;
  /** Called when the user chooses to reload now. */
  onReload?: () => void;
  /** Called when the user chooses later, or dismisses the message. */
  onDismiss: () => void;
  /** Whether the new version is loading; the button is busy. @default false */
  loading?: boolean;
}

/**
 * "New content available", "App ready to work offline" (specification §1). Floats at the bottom end of the window,
 * below the toasts, also over a dialog. It never takes focus and never closes without the user; Escape inside is
 * "later". Renders a `<div>` in the region of toasts.
 */
export const ReloadPrompt = ({
  reason,
  onReload,
  onDismiss,
  loading = false,
  className,
  onKeyDown,
  ...rest
}: ReloadPromptProps): ReactNode => {
  const { reloadPrompt: messages } = useMessages();
  const region = usePortalContainer()?.closest('[data-sui-root]')?.querySelector('[data-sui-toasts]');
  if (!region) return null;

  const update = reason === 'update';
  const dismissOnEscape = (event: KeyboardEvent<HTMLDivElement>): void => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented || !reason) return;
    event.stopPropagation();
    onDismiss();
  };
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- not a control: Escape inside is "later"
    <div
      /* Not read aloud as a whole, but live: a dialog that opens later takes out of reach all that isn't. */
      aria-live="off"
      {...rest}
      className={cx(css.root, reason && css.card, className)}
      data-reason={reason ?? undefined}
      data-sui-toast={reason ? 'reload-prompt' : undefined}
      onKeyDown={dismissOnEscape}
    >
      <div role="status" className={css.prompt}>
        {reason && (
          <>
            <Glyph name={update ? 'refresh-cw' : 'cloud'} className={css.sign} />
            <div className={css.text}>
              <strong className={css.title}>{update ? messages.update : messages.offlineReady}</strong>{' '}
              <span>{update ? messages.updateHelp : messages.offlineReadyHelp}</span>
            </div>
          </>
        )}
      </div>
      {reason && (
        <div className={css.answers}>
          <Button size="s" variant={update ? 'plain' : 'outline'} disabled={loading} onClick={onDismiss}>
            {update ? messages.later : messages.understood}
          </Button>
          {update && onReload && (
            <Button size="s" tone="accent" variant="soft" loading={loading} onClick={onReload}>
              {messages.reload}
            </Button>
          )}
        </div>
      )}
    </div>,
    region,
  );
};
