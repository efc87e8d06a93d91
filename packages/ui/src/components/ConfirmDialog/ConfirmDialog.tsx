import { useState, type ReactNode } from 'react';
import { Modal, type ModalProps } from '../../internal/Modal.tsx';
import * as css from '../../internal/dialog.css.ts';
import type { IconSource } from '../../internal/Glyph.tsx';
import { wrapText } from '../../internal/wrapText.tsx';
import type { ConfirmOptions } from '../../root/confirmStore.ts';
import { useMessages } from '../../root/messages.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';

export type { ConfirmTone } from '../../root/confirmStore.ts';

/** Props of {@link ConfirmDialog}, plus the props of its panel. */
export interface ConfirmDialogProps
  extends
    Omit<ModalProps, 'title' | 'description' | 'footer' | 'dismissible' | 'defaultOpen'>,
    Omit<ConfirmOptions, 'onConfirm'> {
  open: boolean;
  /** Called with `false` when the user cancels, and after the action has succeeded. */
  onOpenChange: (open: boolean) => void;
  /** The action. The dialog is busy until its promise settles; on rejection it stays open with an error. */
  onConfirm: () => void | Promise<unknown>;
  /** The icon of the confirm button. */
  icon?: IconSource;
}

/**
 * Asks for confirmation before a consequential action; "Cancel" has focus first. Escape is "Cancel", a press outside
 * does nothing. Without an `open` state use `useConfirm`. Renders an alert dialog.
 */
export const ConfirmDialog = ({
  onOpenChange,
  body,
  confirmLabel,
  cancelLabel,
  tone = 'critical',
  icon,
  onConfirm,
  describeError,
  children,
  ...rest
}: ConfirmDialogProps): ReactNode => {
  const { confirmDialog } = useMessages();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReactNode>();

  const change = (open: boolean): void => {
    setFailure(undefined);
    onOpenChange(open);
  };
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      change(false);
    } catch (reason) {
      setFailure(describeError?.(reason) ?? confirmDialog.failed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      role="alertdialog"
      {...rest}
      onOpenChange={change}
      description={body}
      closesOnBackdrop={false}
      dismissible={!busy}
      overlayClass={css.overlay}
      form={css.size.s}
      footer={
        <>
          <Button data-sui-first="" disabled={busy} onClick={() => change(false)}>
            {cancelLabel ?? confirmDialog.cancel}
          </Button>
          <Button tone={tone} variant="solid" icon={icon} loading={busy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {(children || failure) && (
        <>
          {wrapText(children)}
          {failure && <Notice tone="critical">{failure}</Notice>}
        </>
      )}
    </Modal>
  );
};
