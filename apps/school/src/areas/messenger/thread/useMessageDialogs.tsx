import type { Message } from '@school/domain';
import { type ReactNode, Suspense, useState } from 'react';
import { byOnClose, lateDialog } from '../../../screen/lateDialog.tsx';

const ForwardDialog = lateDialog(
  () => import('../forward/ForwardDialog.tsx').then((file) => file.ForwardDialog),
  byOnClose,
);
const ReportDialog = lateDialog(
  () => import('../reports/ReportDialog.tsx').then((file) => file.ReportDialog),
  byOnClose,
);

/** @returns Functions that open the dialogs of a message, and the open one to render. */
export function useMessageDialogs(): {
  forward(message: Message): void;
  report(message: Message): void;
  dialogs: ReactNode;
} {
  const [forwarded, setForwarded] = useState<Message>();
  const [reported, setReported] = useState<Message>();
  return {
    forward: setForwarded,
    report: setReported,
    dialogs: (
      <Suspense>
        {forwarded && <ForwardDialog message={forwarded} onClose={() => setForwarded(undefined)} />}
        {reported && <ReportDialog message={reported} onClose={() => setReported(undefined)} />}
      </Suspense>
    ),
  };
}
