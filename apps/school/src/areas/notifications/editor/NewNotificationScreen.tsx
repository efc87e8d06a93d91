import { useSession } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import type { MessageId } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';
import { useNavigation } from '../../../router/NavigationRoot.tsx';
import { startsOnlyEmergencies } from '../startsOnlyEmergencies.ts';
import { NotificationForm } from '../NotificationForm.tsx';
import { emptyNotification } from '../notificationValues.ts';
import { useScreen, useShell } from '../../../shell/ShellRoot.tsx';
import { notificationPaths } from '../paths.ts';
import { home } from '../../../router/access.ts';

const done: Partial<Record<string, MessageId>> = {
  draft: 'notifications.draftSaved',
  scheduled: 'notifications.scheduled',
};

/** Screen that writes a notification: sent now, scheduled, a draft, or an emergency. */
export function NewNotificationScreen() {
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useShell();
  const { user } = useSession();
  const { run } = useCommand('createNotification');
  const emergency = user !== null && startsOnlyEmergencies(user);
  useScreen({ ownFoot: true });

  return (
    <NotificationForm
      label={t('notifications.new')}
      values={{ ...emptyNotification, emergency }}
      draftName="new-notification"
      onSend={(body, { idempotencyKey }) => run({ body, idempotencyKey })}
      onSent={({ id, status, emergency: isAlert }) => {
        // The screen of an alert shows that it can still be taken back.
        if (!isAlert)
          notices.notify({ tone: 'positive', message: { id: done[status] ?? 'notifications.created' } });
        void navigation.navigate(notificationPaths.detail.href({ id }), { replace: true });
      }}
      onCancel={() => void navigation.navigate(emergency ? home : notificationPaths.list.href())}
    />
  );
}
