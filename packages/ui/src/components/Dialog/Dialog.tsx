import type { ReactNode } from 'react';
import * as css from '../../internal/dialog.css.ts';
import { Modal, type ModalProps } from '../../internal/Modal.tsx';

/** The width of a dialog: 480, 600 or 840 px, never more than the window. */
export type DialogSize = 's' | 'm' | 'l';

/** Props of {@link Dialog}, plus the props of its panel. */
export interface DialogProps extends ModalProps {
  /** @default 's' */
  size?: DialogSize;
  children?: ReactNode;
}

/**
 * A modal dialog for a task. The first field has focus, and focus returns to the opener. Escape closes popups inside,
 * then the dialog. Its body scrolls; title and buttons stay. For a yes or no use `ConfirmDialog`, for more space
 * `Drawer`. Renders a dialog at the end of `UiRoot`.
 */
export const Dialog = ({ size = 's', ...rest }: DialogProps): ReactNode => (
  <Modal {...rest} overlayClass={css.overlay} form={css.size[size]} />
);
