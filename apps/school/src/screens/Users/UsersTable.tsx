import { type SchoolUser, scopeOf } from '@school/domain';
import { type MenuItem, Table } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { useText } from '../../intl/useText.ts';
import { useNavigation } from '../../navigation/NavigationRoot.tsx';
import { usePersonActions } from '../../people/usePersonActions.tsx';
import { userColumns } from './userColumns.tsx';

const hrefOf = ({ id }: SchoolUser) => `/users/${id}`;

/** One page of people, a row each; cards where there is no room for a table. */
export function UsersTable(props: { people: readonly SchoolUser[]; loading: boolean }) {
  const t = useText();
  const navigation = useNavigation();
  const { user } = useSession();
  const actions = usePersonActions();
  const menuOf = (person: SchoolUser): MenuItem[] => [
    { id: 'open', label: t('users.open'), icon: 'user', onSelect: () => navigation.navigate(hrefOf(person)) },
    ...actions.actionsOf(person),
  ];
  return (
    <>
      <Table
        label={t('users.title')}
        loading={props.loading}
        rows={props.people}
        rowKey={({ id }) => id}
        rowHref={hrefOf}
        columns={userColumns(t, {
          menuOf,
          ruts: user !== null && scopeOf(user, 'users.view') === 'any',
          statuses: props.people.some(({ status }) => status !== 'active'),
        })}
      />
      {actions.dialogs}
    </>
  );
}
