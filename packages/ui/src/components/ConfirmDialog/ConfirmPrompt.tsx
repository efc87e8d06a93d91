import { useRef, type ReactNode } from 'react';
import type { ConfirmPromptProps } from '../../root/ConfirmHost.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** One question of `useConfirm`, from the asking to the answer. */
export const ConfirmPrompt = ({ question }: ConfirmPromptProps): ReactNode => {
  const { id: _, answer, onConfirm, ...texts } = question;
  const isAnswered = useRef(false);
  return (
    <ConfirmDialog
      {...texts}
      open
      onOpenChange={() => answer(isAnswered.current)}
      onConfirm={async () => {
        await onConfirm?.();
        isAnswered.current = true;
      }}
    />
  );
};
