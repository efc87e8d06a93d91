import { allows } from '@school/domain';
import { LinkButton, Notice, Skeleton, SkeletonGroup } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { usersAddress } from './usersFilter.ts';

const counted = { query: { per_page: 1, 'filter[status]': 'active', 'filter[pin]': 'without' } } as const;

/** How many cannot confirm an emergency, for those who can give them a PIN. */
export function WithoutPin() {
  const t = useText();
  const { user } = useSession();
  const mayGive = user !== null && allows(user, 'users.reset');
  const { data, problem } = useQuery('listUsers', mayGive ? counted : null);
  // Most schools have somebody without one: its room is kept, so that the list doesn't move.
  if (mayGive && !data && !problem) {
    return (
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={66} />
      </SkeletonGroup>
    );
  }
  const count = data?.meta.total ?? 0;
  if (count === 0) return null;
  const them = { ...usersAddress.read(undefined, ''), status: 'active', pin: 'without' };
  return (
    <Notice
      tone="caution"
      icon="key-round"
      title={t('users.noPin.title', { count })}
      action={
        <LinkButton size="s" href={usersAddress.hrefOf(them)}>
          {t('users.noPin.show', { count })}
        </LinkButton>
      }
    >
      {t('users.noPin.body')}
    </Notice>
  );
}
