import type { ManagedNotification } from '@school/domain';
import { useRecordForm } from '../../../forms/useRecordForm.ts';
import { useText } from '../../../intl/useText.ts';
import { NotificationForm } from '../NotificationForm.tsx';
import { isManaged, notificationToFormValues } from '../notificationValues.ts';

/** Edits a draft or scheduled notification. Shows both versions after a conflict. */
export function EditNotification(props: { notification: ManagedNotification; onDone(): void }) {
  const t = useText();
  const { notification, onDone } = props;
  const form = useRecordForm({
    record: notification,
    read: 'getNotification',
    update: 'updateNotification',
    // A notification that was sent or cancelled meanwhile can't be changed, so there is no conflict to resolve.
    toValues: (current) =>
      isManaged(current) && current.can.update ? notificationToFormValues(current) : null,
    changed: ({ status }) => (status === 'sent' ? 'notifications.created' : 'notifications.changed'),
    onDone,
  });
  return (
    <NotificationForm
      {...form}
      label={t('notification.edit')}
      draftName={`notification-${notification.id}`}
    />
  );
}
