import { allows } from '@school/domain';
import { useCollege, useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import type { ListChoice } from '../../../lists/ListChoice.ts';

/** Returns the filters of people: role, place, PIN. */
export function useUserChoices(): ListChoice<'role' | 'place' | 'pin'>[] {
  const t = useText();
  const roles = useQuery('listRoles', {}).data?.data ?? [];
  const places = useCollege()?.places ?? [];
  const { user } = useSession();
  const seesPins = user !== null && allows(user, 'users.reset');
  const pinChoice: ListChoice<'pin'> = {
    name: 'pin',
    label: t('users.pin.label'),
    any: t('users.filter.anyPin'),
    options: [
      { value: 'with', label: t('users.withPin') },
      { value: 'without', label: t('users.withoutPin') },
    ],
  } as const;
  return [
    {
      name: 'role',
      label: t('users.filter.role'),
      any: t('users.filter.anyRole'),
      options: roles.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'place',
      label: t('users.filter.place'),
      any: t('users.filter.anyPlace'),
      options: places.map(({ id, name }) => ({ value: id, label: name })),
    },
    ...(seesPins ? [pinChoice] : []),
  ];
}
