import type { ReceiptRecord, Reminder } from '@school/domain';
import { Box, Button, Dialog, Notice, Skeleton, SkeletonGroup, Stack, Text } from '@school/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCollege } from '../../data/DataRoot.tsx';
import type { Problem } from '../../data/problem.ts';
import { useCommand } from '../../data/useCommand.ts';
import { useQuery } from '../../data/useQuery.ts';
import { problemText } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../screen/Failed.tsx';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';

/** Dialog with the reminder as people receive it; sends it, or shows when the next one can be sent. */
export function ReminderDialog(props: { record: ReceiptRecord; id: string; onClose(): void }) {
  const t = useText();
  const { notices } = useScreenServices();
  const { onClose, ...path } = props;
  const { data, problem, reload } = useQuery('getReminderPreview', { path });
  const { run, pending } = useCommand('sendReminder');
  const [rejection, setRejection] = useState<Problem | null>(null);
  const reminder = data?.data;
  const mayBeSent = reminder !== undefined && reminder.available_at === null && reminder.recipients > 0;
  const send = async () => {
    const outcome = await run({ path });
    if (!outcome.ok) {
      setRejection(outcome.problem);
      // Another person may have sent one just now: the preview then has its time.
      if (outcome.problem.kind === 'conflict') reload();
      return;
    }
    const { recipients: count } = outcome.data.data;
    notices.notify({ tone: 'positive', message: { id: 'receipts.reminder.sent', values: { count } } });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('receipts.reminder.title')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button
            variant="solid"
            icon="send"
            loading={pending}
            disabled={!mayBeSent}
            onClick={() => void send()}
          >
            {t('receipts.reminder.send')}
          </Button>
        </>
      }
    >
      {reminder ? (
        <Stack gap="l">
          {rejection && rejection.kind !== 'conflict' && (
            <Notice tone="critical">{problemText(t, rejection)}</Notice>
          )}
          <Preview reminder={reminder} />
        </Stack>
      ) : problem ? (
        <Failed problem={problem} onRetry={reload} />
      ) : (
        <SkeletonGroup label={t('app.loading')}>
          <Skeleton shape="box" height={120} />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

function Preview({ reminder }: { reminder: Reminder }) {
  const t = useText();
  const { formatTime } = useIntl();
  const timeZone = useCollege()?.setting.timezone;
  const { recipients, title, content, reminded_at: last, available_at: next } = reminder;
  const formatClock = (time: string) => formatTime(time, { timeStyle: 'short', timeZone });
  if (last && next) {
    return (
      <Notice tone="caution">
        {t('receipts.reminder.tooSoon', { last: formatClock(last), next: formatClock(next) })}
      </Notice>
    );
  }
  if (recipients === 0) return <Text>{t('receipts.reminder.noOne')}</Text>;
  return (
    <>
      <Text>{t('receipts.reminder.recipients', { count: recipients })}</Text>
      <Box padding="m" background="sunken" radius="card">
        <Stack gap="xs">
          <Text weight="bold" isolate>
            {title}
          </Text>
          <Text isolate>{content}</Text>
        </Stack>
      </Box>
    </>
  );
}
