import { useConfirm } from '@school/ui';
import { useAttempts } from '../../../actions/useAttempts.ts';
import { useCommand } from '../../../data/useCommand.ts';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';

/** @returns Deletes the message of a report for everyone, after a confirmation. */
export function useRemoveReported(id: string): () => void {
  const t = useText();
  const confirm = useConfirm();
  const { notices } = useScreenServices();
  const attempts = useAttempts();
  const { run } = useCommand('removeReportedMessage');
  const remove = async () => {
    const isRemoved = await confirm({
      tone: 'critical',
      title: t('messageReports.removeTitle'),
      body: t('messageReports.removeBody'),
      confirmLabel: t('messageReports.remove'),
      onConfirm: attempts(undefined, () => run({ path: { id } })),
      describeError: (reason) => (reason instanceof Error ? reason.message : undefined),
    });
    if (isRemoved) notices.notify({ tone: 'positive', message: { id: 'messageReports.removeDone' } });
  };
  return () => void remove();
}
