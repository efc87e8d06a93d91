import { useRef, type ReactNode } from 'react';
import type { ConfirmQuestion } from '../../root/confirmStore.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** One question of `useConfirm`, from the asking to the answer. */
export const ConfirmPrompt = ({ question }: { question: ConfirmQuestion }): ReactNode => {
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
