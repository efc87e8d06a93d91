import { allows, type ManagedNotification } from '@school/domain';
import { Notice, Stack, Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';

/** Who still needs help and how many have not answered, before an emergency ends. */
export function OpenRequests({ id, counts }: Pick<ManagedNotification, 'id' | 'counts'>) {
  const t = useText();
  const { formatList } = useIntl();
  const { user } = useSession();
  const helpless = counts.needs_help;
  const silent = counts.recipients - counts.acknowledged;
  const mayRead = helpless > 0 && user !== null && allows(user, 'emergency.board');
  const board = useQuery('getNotificationBoard', mayRead ? { path: { id } } : null).data;
  const names = board?.data.filter(({ state }) => state === 'needs_help').map(({ person }) => person.name);
  if (helpless === 0 && silent === 0) return null;
  return (
    <Notice
      tone={helpless > 0 ? 'critical' : 'caution'}
      icon={helpless > 0 ? 'hand' : 'circle-help'}
      title={helpless > 0 ? t('notifications.endHelp', { count: helpless }) : undefined}
    >
      <Stack gap="xs">
        {names && <Text isolate>{formatList(names)}</Text>}
        {silent > 0 && <Text>{t('notifications.endSilent', { count: silent })}</Text>}
      </Stack>
    </Notice>
  );
}
