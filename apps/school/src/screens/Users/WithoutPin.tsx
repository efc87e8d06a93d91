import { allows } from '@school/domain';
import { LinkButton, Notice } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import type { ListFilter } from '../../lists/listAddress.ts';
import { countedWithoutPin, peopleWithoutPin } from '../../people/withoutPin.ts';
import { usersAddress, type UsersField } from './usersFilter.ts';

/** @returns How many cannot confirm an emergency, for those who can give them a PIN; undefined until that is known. */
export function useWithoutPin(): number | undefined {
  const { user } = useSession();
  const mayGive = user !== null && allows(user, 'users.reset');
  const { data, loading } = useQuery('listUsers', mayGive ? countedWithoutPin : null);
  return loading ? undefined : (data?.meta.total ?? 0);
}

/**
 * How many cannot confirm an emergency, and the way to them.
 *
 * @param props.filter What the list is narrowed by: once it shows just them, nothing leads there any more.
 */
export function WithoutPin({ count, filter }: { count: number; filter: ListFilter<UsersField> }) {
  const t = useText();
  if (count === 0) return null;
  const isThere = peopleWithoutPin === usersAddress.hrefOf({ ...filter, sort: '', page: 1 });
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
