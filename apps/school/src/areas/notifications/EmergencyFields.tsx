import { Stack } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { FormCheckbox } from '../../forms/FormCheckbox.tsx';
import { FormRadioGroup } from '../../forms/FormRadioGroup.tsx';
import { useFormValue } from '../../forms/useFormValue.ts';
import { useText } from '../../intl/useText.ts';
import { AlertFields } from './AlertFields.tsx';
import { startsOnlyEmergencies } from './startsOnlyEmergencies.ts';
import { notificationFields, type NotificationValues } from './notificationValues.ts';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { NoPinNotice } from './NoPinNotice.tsx';

/** Fields that make it an emergency, a drill or a real one. Warns people without a PIN that they can't start a real one. */
export function EmergencyFields() {
  const t = useText();
  const field = useFieldProps(notificationFields);
  const { user } = useSession();
  const emergency = useFormValue<NotificationValues, 'emergency'>('emergency');
  const mode = useFormValue<NotificationValues, 'mode'>('mode');
  return (
    <Stack gap="l">
      {(user === null || !startsOnlyEmergencies(user)) && (
        <FormCheckbox {...field('emergency')} help={t('notifications.form.emergencyHelp')} />
      )}
      {emergency && (
        <FormRadioGroup
          {...field('mode')}
          variant="cards"
          options={[
            { value: 'drill', label: t('notifications.drill'), help: t('notifications.form.drillHelp') },
            { value: 'real', label: t('notifications.form.real'), help: t('notifications.form.realHelp') },
          ]}
        />
      )}
      {emergency && <AlertFields />}
      {emergency && mode === 'real' && user?.has_pin === false && <NoPinNotice />}
    </Stack>
  );
}
