import { Button } from '@school/ui';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { useFormChange, useFormValue } from '../../forms/useFormValue.ts';
import { useText } from '../../intl/useText.ts';
import type { NotificationValues } from './notificationValues.ts';

/** Submit buttons of a notification: save as draft, or send now or later. An emergency has only one. */
export function NotificationFormSubmits() {
  const t = useText();
  const change = useFormChange<NotificationValues>();
  const status = useFormValue<NotificationValues, 'status'>('status');
  const emergency = useFormValue<NotificationValues, 'emergency'>('emergency');
  const mode = useFormValue<NotificationValues, 'mode'>('mode');
  const when = useFormValue<NotificationValues, 'when'>('when');
  const send = () => change('status', 'sent');
  if (emergency) {
    // Shows no progress: the confirmation in front of it does.
    return (
      <Button
        type="submit"
        variant="solid"
        icon="shield-alert"
        tone={mode === 'real' ? 'critical' : 'accent'}
        onClick={send}
      >
        {t(mode === 'real' ? 'notifications.form.startReal' : 'notifications.form.startDrill')}
      </Button>
    );
  }
  return (
    <>
      <FormSubmit
        tone="neutral"
        variant="outline"
        waits={status === 'draft'}
        onClick={() => change('status', 'draft')}
      >
        {t('notifications.form.saveDraft')}
      </FormSubmit>
      <FormSubmit waits={status === 'sent'} onClick={send}>
        {t(when === 'later' ? 'notifications.form.schedule' : 'notifications.form.send')}
      </FormSubmit>
    </>
  );
}
