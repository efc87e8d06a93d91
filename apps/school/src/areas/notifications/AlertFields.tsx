import type { AlertKind } from '@school/domain';
import { Skeleton, SkeletonGroup } from '@school/ui';
import { useQuery } from '../../data/useQuery.ts';
import { FormCheckboxGroup } from '../../forms/FormCheckboxGroup.tsx';
import { FormSelect } from '../../forms/FormSelect.tsx';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { useText } from '../../intl/useText.ts';
import { alertKinds } from './alertKinds.ts';
import { notificationFields } from './notificationValues.ts';
import { useAlertText } from './useAlertText.ts';

/** Kind and places of an emergency; they fill in the prepared text. */
export function AlertFields() {
  const t = useText();
  const field = useFieldProps(notificationFields);
  const { data, loading } = useQuery('listPlaces', {});
  const places = data?.data ?? [];
  useAlertText(places);
  const kinds = Object.entries(alertKinds) as [AlertKind, (typeof alertKinds)[AlertKind]][];
  return (
    <>
      <FormSelect
        {...field('alertKind')}
        help={t('notifications.form.alertKindHelp')}
        options={kinds.map(([value, label]) => ({ value, label: t(label) }))}
      />
      {!data && loading && (
        <SkeletonGroup label={t('app.loading')}>
          <Skeleton shape="box" height={160} />
        </SkeletonGroup>
      )}
      {places.length > 1 && (
        <FormCheckboxGroup
          {...field('placeIds')}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  );
}
