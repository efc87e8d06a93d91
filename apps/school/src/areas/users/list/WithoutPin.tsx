import { allows } from '@school/domain';
import { LinkButton, Notice } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { countedWithoutPin, peopleWithoutPin } from '../withoutPin.ts';
import { type UsersFilter } from './usersFilter.ts';
import { userPaths } from '../paths.ts';

/** @returns The number of people who can't confirm an emergency, for users who may set PINs; undefined while it loads. */
export function useWithoutPin(): number | undefined {
  const { user } = useSession();
  const mayGive = user !== null && allows(user, 'users.reset');
  const { data, loading } = useQuery('listUsers', mayGive ? countedWithoutPin : null);
  return loading ? undefined : (data?.meta.total ?? 0);
}

/**
 * Notice with the number of people who may start emergencies and have no PIN, and a link to them.
 *
 * @param props.filter The list's filter: the link is hidden once the list shows only them.
 */
export function WithoutPin({ count, filter }: { count: number; filter: UsersFilter }) {
  const t = useText();
  if (count === 0) return null;
  const isThere = peopleWithoutPin === userPaths.list.href({ ...filter, sort: '', page: 1 });
  return (
    <Notice
      tone="caution"
      icon="key-round"
      title={t('users.noPin.title', { count })}
      action={
        !isThere && (
          <LinkButton size="s" href={peopleWithoutPin}>
            {t('users.noPin.show', { count })}
          </LinkButton>
        )
      }
    >
      {t('users.noPin.body')}
    </Notice>
  );
}
