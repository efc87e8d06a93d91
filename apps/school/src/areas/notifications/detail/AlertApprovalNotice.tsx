import type { AlertApproval, ManagedNotification } from '@school/domain';
import { Button, Inline, Notice, Stack, Text } from '@school/ui';
import { Suspense, useState } from 'react';
import { useSession } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { problemMessage } from '../../../intl/problemText.ts';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { useMinuteTime } from '../../../intl/useMinuteTime.ts';
import { byOnClose, lateDialog } from '../../../screen/lateDialog.tsx';

const SkipApprovalDialog = lateDialog(
  () => import('./SkipApprovalDialog.tsx').then((file) => file.SkipApprovalDialog),
  byOnClose,
);

/** The state of the approval of a real alert by a second person; its starter can send it without, or take it back. */
export function AlertApprovalNotice(props: { notification: ManagedNotification; approval: AlertApproval }) {
  const t = useText();
  const { notification, approval } = props;
  const { state, reason } = approval;
  const name = approval.decided_by ?? '';
  switch (state) {
    case 'requested':
      return <Waiting notification={notification} approval={approval} />;
    case 'rejected':
      return (
        <Notice tone="critical" icon="circle-x" title={t('notifications.approval.rejectedBy', { name })}>
          <bdi>{reason}</bdi>
        </Notice>
      );
    case 'expired':
      return (
        <Notice tone="caution" icon="clock" title={t('notifications.approval.expired')}>
          {t('notifications.approval.expiredBody')}
        </Notice>
      );
    case 'approved':
      return <Notice tone="positive" title={t('notifications.approval.approvedBy', { name })} />;
    case 'skipped':
      return (
        <Notice tone="caution" title={t('notifications.approval.skippedBy', { name })}>
          <bdi>{reason}</bdi>
        </Notice>
      );
    default:
      return null;
  }
}

function Waiting(props: { notification: ManagedNotification; approval: AlertApproval }) {
  const t = useText();
  const formatTime = useMinuteTime();
  const { user } = useSession();
  const { notices } = useScreenServices();
  const { run, pending } = useCommand('cancelNotification');
  const [isSkipping, setSkipping] = useState(false);
  const { id, author, can } = props.notification;
  const cancel = async () => {
    const outcome = await run({ path: { id } });
    notices.notify(
      outcome.ok
        ? { tone: 'positive', message: { id: 'notifications.held.undone' } }
        : {
            tone: 'critical',
            message: problemMessage(outcome.problem, { conflict: 'notifications.approval.decided' }),
          },
    );
  };
  return (
    <>
      <Notice tone="caution" icon="clock" title={t('notifications.approval.waiting')}>
        {/* Below the text: beside it two buttons leave no width on a phone. */}
        <Stack gap="m">
          <Text as="span">
            {t('notifications.approval.waitingBody', { time: formatTime(props.approval.expires_at) })}
          </Text>
          <Inline gap="s">
            {author.id === user?.id && (
              <Button tone="critical" onClick={() => setSkipping(true)}>
                {t('notifications.approval.skip')}
              </Button>
            )}
            {can.cancel && (
              <Button variant="outline" loading={pending} onClick={() => void cancel()}>
                {t('notifications.held.undo')}
              </Button>
            )}
          </Inline>
        </Stack>
      </Notice>
      {isSkipping && (
        <Suspense>
          <SkipApprovalDialog id={id} onClose={() => setSkipping(false)} />
        </Suspense>
      )}
    </>
  );
}
