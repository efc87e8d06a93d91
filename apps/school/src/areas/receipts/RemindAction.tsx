import type { ReceiptRecord } from '@school/domain';
import { Button, Stack, Text } from '@school/ui';
import { Suspense, useState } from 'react';
import { LabelledTime } from '../../intl/LabelledTime.tsx';
import { useText } from '../../intl/useText.ts';
import { byOnClose, lateDialog } from '../../screen/lateDialog.tsx';

const ReminderDialog = lateDialog(
  () => import('./ReminderDialog.tsx').then((file) => file.ReminderDialog),
  byOnClose,
);

/** Opens the reminder to people without a receipt, and shows when the last one was sent. */
export function RemindAction(props: {
  record: ReceiptRecord;
  id: string;
  /** How many people have no receipt. */
  count: number;
  /** When they were last reminded. */
  last: string | null;
}) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { record, id, count, last } = props;
  return (
    <Stack gap="xs" align="end">
      {count > 0 && (
        <Button size="s" icon="bell" onClick={() => setOpen(true)}>
          {t('receipts.remind', { count })}
        </Button>
      )}
      {last && (
        <Text size="small" tone="quiet">
          <LabelledTime label={t('receipts.lastReminder')} value={last} />
        </Text>
      )}
      {open && (
        <Suspense>
          <ReminderDialog record={record} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
