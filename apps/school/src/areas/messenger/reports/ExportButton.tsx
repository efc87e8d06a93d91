import { Button } from '@school/ui';
import { Suspense, useState } from 'react';
import { useText } from '../../../intl/useText.ts';
import { byOnClose, lateDialog } from '../../../screen/lateDialog.tsx';

const ExportDialog = lateDialog(
  () => import('./ExportDialog.tsx').then((file) => file.ExportDialog),
  byOnClose,
);

/** Button that opens the export of a person's conversations, or of one conversation. */
export function ExportButton({ conversationId }: { conversationId?: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="download" onClick={() => setOpen(true)}>
        {t(conversationId === undefined ? 'messageExport.action' : 'messageExport.conversation')}
      </Button>
      <Suspense>
        {isOpen && (
          <ExportDialog
            {...(conversationId !== undefined && { conversationId })}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
