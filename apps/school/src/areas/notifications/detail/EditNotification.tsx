import type { ManagedNotification } from '@school/domain';
import { useCommand } from '../../../data/useCommand.ts';
import { useLookup } from '../../../data/useLookup.ts';
import { useText } from '../../../intl/useText.ts';
import { NotificationForm } from '../NotificationForm.tsx';
import { valuesOf } from '../notificationValues.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';

/** Edits a draft or scheduled notification. Shows both versions after a conflict. */
export function EditNotification(props: { notification: ManagedNotification; onDone(): void }) {
  const t = useText();
  const { notices } = useScreenServices();
  const { run } = useCommand('updateNotification');
  const lookUp = useLookup('getNotification');
  const { notification, onDone } = props;
  const { id, version: opened } = notification;
  return (
    <NotificationForm
      label={t('notification.edit')}
      values={valuesOf(notification)}
      recordId={id}
      notify={notices.notify}
      version={opened}
      draftName={`notification-${id}`}
      onSend={(body, { version, idempotencyKey }) =>
        run({ path: { id }, body, ifMatch: version ?? opened, idempotencyKey })
      }
      readCurrent={async () => {
        const now = await lookUp({ path: { id } });
        if (!now.ok || !('can' in now.data.data)) return null;
        const current = now.data.data as ManagedNotification;
        // A notification that was sent or cancelled meanwhile can't be changed, so there is no conflict to resolve.
        return current.can.update ? { values: valuesOf(current), version: current.version } : null;
      }}
      onSent={(changed) => {
        notices.notify({
          tone: 'positive',
          message: { id: changed.status === 'sent' ? 'notifications.created' : 'notifications.changed' },
        });
        onDone();
      }}
      onCancel={onDone}
    />
  );
}
