import { useRef, type ReactNode } from 'react';
import type { ConfirmAskProps } from '../../root/ConfirmHost.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** One question of `useConfirm`, from the asking to the answer. */
export const ConfirmAsk = ({ question }: ConfirmAskProps): ReactNode => {
  const { id: _, answer, onConfirm, ...words } = question;
  const done = useRef(false);
  return (
    <ConfirmDialog
      {...words}
      open
      onOpenChange={() => answer(done.current)}
      onConfirm={async () => {
        await onConfirm?.();
        done.current = true;
      }}
    />
  );
};
