import type { ManagedNotification, NotificationWrite } from '@school/domain';
import { useState } from 'react';
import { useAudienceProblem } from '../../audience/useAudienceProblem.ts';
import { useAudienceText } from '../../audience/useAudienceText.ts';
import { DraftedForm, type SendOptions } from '../../forms/DraftedForm.tsx';
import type { RecordFormProps } from '../../forms/useRecordForm.ts';
import { ConfirmEmergency, type Started } from './ConfirmEmergency.tsx';
import { NotificationFields } from './NotificationFields.tsx';
import { NotificationFormSubmits } from './NotificationFormSubmits.tsx';
import { notificationFields, type NotificationValues, toNotificationRequest } from './notificationValues.ts';

const loadValidator = () => import('./notificationRules.ts').then((file) => file.notificationRules);

/** An emergency that waits for its confirmation. */
type PendingEmergency = {
  notification: NotificationWrite;
  options: SendOptions;
  end(started: Started): void;
};

/** Form to write or edit a notification. */
export function NotificationForm(
  props: RecordFormProps<NotificationValues, NotificationWrite, ManagedNotification> & {
    draftsSince?: Date | undefined;
  },
) {
  const audienceText = useAudienceText();
  const [isEmergency, setEmergency] = useState(false);
  const problemMessages = useAudienceProblem(isEmergency ? 'emergency.start' : 'notifications.send');
  const { onSend, onSent, ...rest } = props;
  const [pending, setPending] = useState<PendingEmergency | null>(null);
  const send = (notification: NotificationWrite, options: SendOptions): Promise<Started> => {
    setEmergency(notification.emergency ?? false);
    if (!notification.emergency) return onSend(notification, options);
    return new Promise((settle) => {
      const end = (started: Started) => {
        setPending(null);
        settle(started);
      };
      setPending({ notification, options, end });
    });
  };
  return (
    <>
      <DraftedForm
        {...rest}
        loadValidator={loadValidator}
        fields={notificationFields}
        tools={{ audienceText }}
        problemMessages={problemMessages}
        toRequest={toNotificationRequest}
        onSend={send}
        onSent={(answer) => onSent(answer.data)}
        submit={<NotificationFormSubmits />}
      >
        <NotificationFields fresh={props.version === undefined} />
      </DraftedForm>
      {pending && (
        <ConfirmEmergency
          notification={pending.notification}
          onSend={(pin) =>
            onSend({ ...pending.notification, ...(pin !== undefined && { pin }) }, pending.options)
          }
          onEnd={pending.end}
        />
      )}
    </>
  );
}
