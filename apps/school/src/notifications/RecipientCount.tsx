import { Icon, Inline, Stack, Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { useQuery } from '../data/useQuery.ts';
import { useFormValue } from '../forms/useFormValue.ts';
import { problemText } from '../intl/problemText.ts';
import { useText } from '../intl/useText.ts';
import { audienceOf, type NotificationValues } from './notificationValues.ts';

/** How many of those whom it reaches are named. */
const named = 3;

/** Whom the chosen audience reaches at this moment: how many, and some of them by name. */
export function RecipientCount() {
  const t = useText();
  const { formatList } = useIntl();
  const audience = audienceOf({
    scope: useFormValue<NotificationValues, 'scope'>('scope'),
    places: useFormValue<NotificationValues, 'places'>('places'),
    grades: useFormValue<NotificationValues, 'grades'>('grades'),
    courses: useFormValue<NotificationValues, 'courses'>('courses'),
    roles: useFormValue<NotificationValues, 'roles'>('roles'),
    people: useFormValue<NotificationValues, 'people'>('people'),
    excluded: useFormValue<NotificationValues, 'excluded'>('excluded'),
  });
  const { data, problem } = useQuery('previewAudience', { body: { audience } });
  const reached = data?.data;
  const names = reached?.sample.slice(0, named).map(({ name }) => name) ?? [];
  const rest = (reached?.count ?? 0) - names.length;
  const inactive = reached?.excluded.filter(({ reason }) => reason === 'inactive').length ?? 0;
  return (
    <Stack gap="xs" role="status">
      <Inline gap="s">
        <Icon name={reached?.count === 0 ? 'triangle-alert' : 'users'} />
        <Text as="span" weight="medium">
          {reached
            ? t('notifications.form.reaches', { count: reached.count })
            : problem
              ? problemText(t, problem, { offline: 'notifications.form.uncounted' })
              : t('notifications.form.counting')}
        </Text>
      </Inline>
      {names.length > 0 && (
        <Text size="small" tone="quiet" isolate>
          {formatList(rest > 0 ? [...names, t('notifications.form.andMore', { count: rest })] : names, {
            type: 'conjunction',
          })}
        </Text>
      )}
      {inactive > 0 && (
        <Text size="small" tone="quiet">
          {t('notifications.form.inactive', { count: inactive })}
        </Text>
      )}
    </Stack>
  );
}
