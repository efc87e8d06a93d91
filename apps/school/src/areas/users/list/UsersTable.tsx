import { allows, listUsersDefaults, type SchoolUser, findScope } from '@school/domain';
import { DataTable, type MenuItem } from '@school/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useCollege, useSession } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import { parseSort, formatSort } from '../../../lists/sortWord.ts';
import { tabStatus } from '../../../lists/tabStatus.ts';
import type { PathList } from '../../../lists/useList.ts';
import { usePersonActions } from '../usePersonActions.tsx';
import { usePeopleBulkAction } from '../usePeopleBulkAction.ts';
import { SelectionActions } from './SelectionActions.tsx';
import { mostTicked, useAllPeople } from './useAllPeople.ts';
import { userStatusTabs } from './statusTabs.ts';
import { userColumns } from './userColumns.tsx';
import type { UsersFilter } from './usersFilter.ts';
import { userPaths } from '../paths.ts';
import { latePart } from '../../../router/latePart.tsx';

const PeopleReport = latePart(() => import('./PeopleReport.tsx').then((file) => file.PeopleReport));

const toHref = ({ id }: SchoolUser) => userPaths.detail.href({ id });
const noPeople: ReadonlyMap<string, SchoolUser> = new Map();

/** A page of people as a table, or as cards on narrow screens. The selection includes other pages. */
export function UsersTable(props: {
  list: PathList<UsersFilter>;
  people: readonly SchoolUser[];
  /** Number of people on all pages. */
  total: number | undefined;
  loading: boolean;
}) {
  const t = useText();
  const { list, people, total, loading } = props;
  const [, navigate] = useLocation();
  const { user } = useSession();
  const timeZone = useCollege()?.setting.timezone;
  const actions = usePersonActions();
  const together = usePeopleBulkAction();
  const [ticked, setTicked] = useState(noPeople);
  const readAll = useAllPeople(list.filter);
  const mayActOnSeveral = user !== null && (allows(user, 'users.reset') || allows(user, 'users.write'));
  const whole = user !== null && findScope(user, 'users.view') === 'any';
  const getMenu = (person: SchoolUser): MenuItem[] => [
    { id: 'open', label: t('users.open'), icon: 'user', onSelect: () => navigate(toHref(person)) },
    ...actions.getActions(person),
  ];
  const tick = (keys: ReadonlySet<string>) => {
    const peopleById = new Map([...ticked, ...people.map((person) => [person.id, person] as const)]);
    setTicked(new Map([...peopleById].filter(([id]) => keys.has(id))));
  };
  const tickAll = async () => {
    const everyone = await readAll();
    if (everyone)
      setTicked((before) => new Map([...before, ...everyone.map((one) => [one.id, one] as const)]));
  };
  return (
    <>
      <DataTable
        label={t('users.title')}
        loading={loading}
        rows={people}
        rowKey={({ id }) => id}
        rowHref={toHref}
        sort={parseSort(list.filter.sort, listUsersDefaults.sort)}
        onSortChange={(sort) => list.narrow('sort', formatSort(sort, listUsersDefaults.sort))}
        selectable={mayActOnSeveral}
        selectedKeys={new Set(ticked.keys())}
        onSelectedKeysChange={tick}
        total={total}
        onSelectTotal={total !== undefined && total <= mostTicked ? () => void tickAll() : undefined}
        selectionActions={
          <SelectionActions
            people={[...ticked.values()]}
            onStart={(kind, roleId) => void together.start(kind, [...ticked.values()], roleId)}
          />
        }
        columns={userColumns(t, {
          tab: tabStatus(list.filter.status, userStatusTabs),
          getMenu,
          whole,
          ruts: whole && people.every(({ rut }) => rut !== undefined),
          pins: user !== null && allows(user, 'users.reset'),
          timeZone,
        })}
      />
      {actions.dialogs}
      {together.now && (
        <Suspense>
          <PeopleReport
            kind={together.kind}
            together={together.now}
            onClose={() => {
              together.close();
              setTicked(noPeople);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
