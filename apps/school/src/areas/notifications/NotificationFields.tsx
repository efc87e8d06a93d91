import { Stack } from '@school/ui';
import { FormAudience } from '../../audience/FormAudience.tsx';
import { useCollege } from '../../data/DataRoot.tsx';
import { FormCheckbox } from '../../forms/FormCheckbox.tsx';
import { FormScheduleField } from '../../forms/FormScheduleField.tsx';
import { FormRadioGroup } from '../../forms/FormRadioGroup.tsx';
import { FormSelect } from '../../forms/FormSelect.tsx';
import { FormTextArea } from '../../forms/FormTextArea.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useFormValue } from '../../forms/useFormValue.ts';
import { useText } from '../../intl/useText.ts';
import { ConfirmationFields } from '../receipts/index.ts';
import { TemplateBar } from '../templates/index.ts';
import { AlertFields } from './AlertFields.tsx';
import { kinds, ordinaryKinds } from './kindLabel.ts';
import { notificationFields, type NotificationValues, toNotificationTemplate } from './notificationValues.ts';
import { notificationPaths } from './paths.ts';
import { useFieldProps } from '../../forms/useFieldProps.ts';

/**
 * Fields of a notification or of an alert.
 *
 * @param props.fresh Whether it is new: only then can it start from a template.
 */
export function NotificationFields({ fresh }: { fresh: boolean }) {
  const emergency = useFormValue<NotificationValues, 'emergency'>('emergency');
  return emergency ? <AlertFields /> : <OrdinaryFields fresh={fresh} />;
}

function OrdinaryFields({ fresh }: { fresh: boolean }) {
  const t = useText();
  const field = useFieldProps(notificationFields);
  const timeZone = useCollege()?.setting.timezone;
  const when = useFormValue<NotificationValues, 'when'>('when');
  return (
    <Stack gap="xl">
      {fresh && (
        <TemplateBar<NotificationValues>
          kind="notification"
          fields={notificationFields}
          toParts={(values) => ({ notification: toNotificationTemplate(values) })}
          toHref={(template) => notificationPaths.create.href({ template })}
        />
      )}
      <FormTextField
        {...field('title')}
        help={t('notifications.form.titleHelp')}
        autoComplete="off"
        dir="auto"
      />
      <FormTextArea {...field('content')} help={t('notifications.form.contentHelp')} rows={5} dir="auto" />
      <FormAudience {...field('audience')} permission="notifications.send" />
      <FormSelect
        {...field('kind')}
        options={ordinaryKinds.map((kind) => ({ value: kind, label: t(kinds[kind].label) }))}
      />
      <FormRadioGroup
        {...field('when')}
        columns={2}
        options={[
          { value: 'now', label: t('notifications.form.now') },
          { value: 'later', label: t('notifications.form.later') },
        ]}
      />
      {when === 'later' && <FormScheduleField {...field('scheduledAt')} timeZone={timeZone} />}
      <FormCheckbox {...field('notify')} help={t('notifications.form.notifyHelp')} />
      <ConfirmationFields />
    </Stack>
  );
}
