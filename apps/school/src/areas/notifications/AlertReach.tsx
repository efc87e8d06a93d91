import { hasAudienceTarget, type Place } from '@school/domain';
import { Button, Notice, Stack } from '@school/ui';
import { useIntl } from 'react-intl';
import { useQuery } from '../../data/useQuery.ts';
import { useFormChange, useFormValues } from '../../forms/useFormValue.ts';
import { isolate } from '../../intl/isolate.ts';
import { useText } from '../../intl/useText.ts';
import { useNarrow } from '../../viewport/useNarrow.ts';
import { everyone, isSameAudience, toPlacesAudience } from './alertAudience.ts';
import type { NotificationValues } from './notificationValues.ts';
import { usePlacesAudience } from './usePlacesAudience.ts';

/** Shows which people an alert with affected places reaches, and offers the whole school or only the people of these places. */
export function AlertReach({ places }: { places: readonly Place[] }) {
  const t = useText();
  const { formatList } = useIntl();
  const narrow = useNarrow();
  const change = useFormChange<NotificationValues>();
  const { audience, placeIds } = useFormValues<NotificationValues>();
  const suggest = usePlacesAudience(places);
  const body = { audience };
  const count = useQuery('previewAudience', hasAudienceTarget(audience) ? { body } : null).data?.data.count;
  if (placeIds.length === 0) return null;
  const names = places.filter(({ id }) => placeIds.includes(id)).map(({ name }) => isolate(name));
  const values = { places: formatList(names) };
  const [isEveryone, isPlaces] = [everyone, toPlacesAudience(placeIds, places)].map((each) =>
    isSameAudience(audience, each),
  );
  const title = isEveryone
    ? t('notifications.form.reachesAll')
    : isPlaces
      ? t('notifications.form.reachesPlaces', values)
      : t('notifications.form.reachesChosen');
  const size = narrow ? 'm' : 's';
  const button =
    isPlaces && !isEveryone ? (
      <Button size={size} fullWidth={narrow} onClick={() => change('audience', everyone)}>
        {t('notifications.form.reachAll')}
      </Button>
    ) : (
      placeIds.length < places.length && (
        <Button size={size} fullWidth={narrow} onClick={suggest}>
          {t('notifications.form.reachPlaces', values)}
        </Button>
      )
    );
  return (
    <Stack gap="s">
      <Notice tone="info" icon="users" role="status" title={title} action={!narrow && button}>
        {count !== undefined && t('audience.count', { count })}
      </Notice>
      {/* Beside the text it would leave too little space for it. */}
      {narrow && button}
    </Stack>
  );
}
