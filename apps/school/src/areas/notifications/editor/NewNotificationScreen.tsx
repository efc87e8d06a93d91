import type { ManagedNotification } from '@school/domain';
import { useSession } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { useQuery } from '../../../data/useQuery.ts';
import type { MessageId } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';
import { useRoute } from '../../../router/useRoute.ts';
import { useNavigation } from '../../../router/NavigationRoot.tsx';
import { startsOnlyEmergencies } from '../startsOnlyEmergencies.ts';
import { NotificationForm } from '../NotificationForm.tsx';
import { copyOf, emptyNotification, fromTemplate, type NotificationValues } from '../notificationValues.ts';
import { CopySource } from '../../../shell/CopySource.tsx';
import { useShell } from '../../../shell/ShellRoot.tsx';
import { useTemplate } from '../../templates/index.ts';
import { notificationPaths } from '../paths.ts';
import { home } from '../../../router/access.ts';

const done: Partial<Record<string, MessageId>> = {
  draft: 'notifications.draftSaved',
  scheduled: 'notifications.scheduled',
};

/**
 * Screen that writes a notification: sent now, scheduled, a draft, or an emergency; with `?from`, a copy of another, and
 * with `?template`, from a template.
 */
export function NewNotificationScreen() {
  const { from, template } = useRoute(notificationPaths.create);
  return template ? <FromTemplate key={template} id={template} /> : <FromNotification key={from} id={from} />;
}

function FromTemplate({ id }: { id: string }) {
  const query = useTemplate(id);
  return (
    <CopySource from={id} query={query}>
      {(model) => (
        <WriteNotification
          source={id}
          values={model?.notification ? fromTemplate(model.notification) : emptyNotification}
        />
      )}
    </CopySource>
  );
}

function FromNotification({ id }: { id: string }) {
  const query = useQuery('getNotification', id ? { path: { id } } : null);
  return (
    <CopySource from={id} query={query}>
      {(model) => (
        <WriteNotification
          source={id}
          values={model && 'can' in model ? copyOf(model as ManagedNotification) : emptyNotification}
        />
      )}
    </CopySource>
  );
}

function WriteNotification({ source, values }: { source: string; values: NotificationValues }) {
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useShell();
  const { user } = useSession();
  const { run } = useCommand('createNotification');
  const emergency = user !== null && startsOnlyEmergencies(user);

  return (
    <NotificationForm
      label={t('notifications.new')}
      values={{ ...values, emergency: emergency || values.emergency }}
      draftName={source ? `new-notification-${source}` : 'new-notification'}
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
