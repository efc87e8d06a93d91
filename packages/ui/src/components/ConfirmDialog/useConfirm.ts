import type { ConfirmOptions } from '../../root/confirmStore.ts';
import { useOverlays } from '../../root/OverlayContext.ts';

export type { ConfirmOptions };

/**
 * Asks a question from anywhere: `if (await confirm({ title, body, confirmLabel })) …`. With `onConfirm` the dialog waits
 * for it and answers `true` when it is done; a failure is shown inside and can be tried again. `false` when cancelled.
 */
export const useConfirm = (): ((options: ConfirmOptions) => Promise<boolean>) =>
  useOverlays('useConfirm').confirms.confirm;
