import type { AlertKind } from '@school/domain';
import { Skeleton, SkeletonGroup, Stack } from '@school/ui';
import { FormAudience } from '../../audience/FormAudience.tsx';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { FormCheckboxGroup } from '../../forms/FormCheckboxGroup.tsx';
import { FormRadioGroup } from '../../forms/FormRadioGroup.tsx';
import { FormTextArea } from '../../forms/FormTextArea.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { useFormValue } from '../../forms/useFormValue.ts';
import { useText } from '../../intl/useText.ts';
import { AlertReach } from './AlertReach.tsx';
import { alertKinds } from './alertKinds.ts';
import { NoPinNotice } from './NoPinNotice.tsx';
import { notificationFields, type NotificationValues } from './notificationValues.ts';
import { useAlertText } from './useAlertText.ts';

const kinds = Object.entries(alertKinds) as [AlertKind, (typeof alertKinds)[AlertKind]][];

/**
 * Fields of an alert: its kind first, which fills in the prepared text, then its audience. Warns people without a PIN
 * that they can't start a real one.
 */
export function AlertFields() {
  const t = useText();
  const field = useFieldProps(notificationFields);
  const { user } = useSession();
  const mode = useFormValue<NotificationValues, 'mode'>('mode');
  const { data, loading } = useQuery('listPlaces', {});
  const places = data?.data ?? [];
  useAlertText(places);
  return (
    <Stack gap="xl">
      <FormRadioGroup
        {...field('alertKind')}
        required
        variant="cards"
        narrowColumns={2}
        help={t('notifications.form.alertKindHelp')}
        options={kinds.map(([value, label]) => ({ value, label: t(label) }))}
      />
      <FormRadioGroup
        {...field('mode')}
        variant="cards"
        help={t('notifications.form.emergencyHelp')}
        options={[
          { value: 'real', label: t('notifications.form.real'), help: t('notifications.form.realHelp') },
          { value: 'drill', label: t('notifications.drill'), help: t('notifications.form.drillHelp') },
        ]}
      />
      {mode === 'real' && user?.has_pin === false && <NoPinNotice />}
      <FormTextField {...field('title')} autoComplete="off" dir="auto" />
      <FormTextArea {...field('content')} rows={5} dir="auto" />
      {!data && loading && (
        <SkeletonGroup label={t('app.loading')}>
          <Skeleton shape="box" height={160} />
        </SkeletonGroup>
      )}
      {places.length > 1 && (
        <Stack gap="m">
          <FormCheckboxGroup
            {...field('placeIds')}
            options={places.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <AlertReach places={places} />
        </Stack>
      )}
      <FormAudience {...field('audience')} permission="emergency.start" />
    </Stack>
  );
}
