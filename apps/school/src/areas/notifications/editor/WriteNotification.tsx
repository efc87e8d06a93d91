import { useState } from 'react';
import { useLocation } from 'wouter';
import { useCommand } from '../../../data/useCommand.ts';
import type { MessageId } from '../../../intl/messages.ts';
import { useText } from '../../../intl/useText.ts';
import { home } from '../../../router/access.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { NotificationForm } from '../NotificationForm.tsx';
import type { NotificationValues } from '../notificationValues.ts';
import { notificationPaths } from '../paths.ts';

const done: Partial<Record<string, MessageId>> = {
  draft: 'notifications.draftSaved',
  scheduled: 'notifications.scheduled',
};

/** An older draft of an alert would overrule the defaults of the next one, such as a small audience. */
const alertDraftLifetime = 15 * 60_000;

/**
 * Form of a new notification or alert.
 *
 * @param props.source Id of what its values come from; empty for a new one.
 */
export function WriteNotification({ source, values }: { source: string; values: NotificationValues }) {
  const t = useText();
  const [, navigate] = useLocation();
  const { notices, clock } = useScreenServices();
  const [openedAt] = useState(clock);
  const { run } = useCommand('createNotification');
  const { emergency } = values;
  const name = emergency ? 'new-alert' : 'new-notification';

  return (
    <NotificationForm
      label={t(emergency ? 'notifications.newAlert' : 'notifications.new')}
      values={values}
      draftName={source ? `${name}-${source}` : name}
      draftsSince={emergency ? new Date(openedAt.getTime() - alertDraftLifetime) : undefined}
      onSend={(body, { idempotencyKey }) => run({ body, idempotencyKey })}
      onSent={({ id, status, emergency: isAlert }) => {
        // The screen of an alert shows that it can still be taken back.
        if (!isAlert)
          notices.notify({ tone: 'positive', message: { id: done[status] ?? 'notifications.created' } });
        navigate(notificationPaths.detail.href({ id }), { replace: true });
      }}
      onCancel={() => navigate(emergency ? home : notificationPaths.list.href())}
    />
  );
}
