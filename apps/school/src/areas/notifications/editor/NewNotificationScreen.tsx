import type { ManagedNotification, Notification } from '@school/domain';
import { useSession } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { useQuery } from '../../../data/useQuery.ts';
import type { MessageId } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';
import { useRoute } from '../../../router/useRoute.ts';
import { useNavigation } from '../../../router/NavigationRoot.tsx';
import { startsOnlyEmergencies } from '../startsOnlyEmergencies.ts';
import { NotificationForm } from '../NotificationForm.tsx';
import { copyOf, emptyNotification } from '../notificationValues.ts';
import { CopySource } from '../../../shell/CopySource.tsx';
import { useShell } from '../../../shell/ShellRoot.tsx';
import { notificationPaths } from '../paths.ts';
import { home } from '../../../router/access.ts';

const done: Partial<Record<string, MessageId>> = {
  draft: 'notifications.draftSaved',
  scheduled: 'notifications.scheduled',
};

/** Screen that writes a notification: sent now, scheduled, a draft, or an emergency; with `?from`, a copy of another. */
export function NewNotificationScreen() {
  const { from } = useRoute(notificationPaths.create);
  const query = useQuery('getNotification', from ? { path: { id: from } } : null);
  return (
    <CopySource from={from} query={query}>
      {(model) => <WriteNotification key={from} model={model} />}
    </CopySource>
  );
}

function WriteNotification({ model }: { model: Notification | undefined }) {
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useShell();
  const { user } = useSession();
  const { run } = useCommand('createNotification');
  const emergency = user !== null && startsOnlyEmergencies(user);
  const copied = model && 'can' in model ? copyOf(model as ManagedNotification) : emptyNotification;

  return (
    <NotificationForm
      label={t('notifications.new')}
      values={{ ...copied, emergency: emergency || copied.emergency }}
      draftName={model ? `new-notification-${model.id}` : 'new-notification'}
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
