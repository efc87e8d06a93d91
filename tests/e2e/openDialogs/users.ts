import { rolePaths } from '../../../apps/school/src/areas/roles/paths.ts';
import { userPaths } from '../../../apps/school/src/areas/users/paths.ts';
import { type Area, button, item, type Opener, selectRow } from './opener.ts';
import type { SchoolUser } from '@school/domain';
import type { Page } from '@playwright/test';
import { create, findId, findRecord } from './records.ts';

const list = userPaths.list.href();
const rowMenu = button('users.actionsFor');
const selection = 'areas/users/list/SelectionActions.tsx';

/** The list with one person. */
const withPerson = (matches: (person: SchoolUser) => boolean) => async (page: Page) => {
  const { email } = await findRecord<SchoolUser>(page, '/api/v1/users?per_page=100', matches);
  return userPaths.list.href({ q: email });
};

const hasPin = ({ can, has_pin }: SchoolUser) => can.reset && has_pin === true;

/** The list with a person who has not accepted the invitation. */
async function withInvited(page: Page): Promise<string> {
  const { id: role } = await findRecord<{ id: string; built_in: string }>(page, '/api/v1/roles');
  const email = `${crypto.randomUUID()}@aromos.example`;
  const person = { name: 'Ana', first_lastname: 'Rojas', email, status: 'active', role_ids: [role] };
  await create(page, '/api/v1/users', person);
  return userPaths.list.href({ q: email });
}

const onPerson = (id: string, matches: (person: SchoolUser) => boolean): Opener => ({
  files: ['areas/users/usePersonActions.tsx'],
  path: withPerson(matches),
  steps: [rowMenu, item(id)],
});

export const users: Area = {
  name: 'users and roles',
  openers: [
    { files: ['areas/users/list/userColumns.tsx'], path: list, steps: [rowMenu] },
    {
      files: ['areas/users/PinDialog.tsx'],
      path: withPerson(hasPin),
      steps: [rowMenu, item('users.pin.change')],
    },
    onPerson('users.pin.delete', hasPin),
    onPerson('users.reset', ({ can, status }) => can.reset && status === 'active'),
    onPerson('users.suspend', ({ can, status }) => can.reset && status === 'active'),
    { ...onPerson('users.invite', () => true), path: withInvited },
    onPerson('users.delete', ({ can }) => can.delete),
    { files: [selection], path: list, steps: [selectRow, button('users.reset')] },
    { files: [selection], path: list, steps: [selectRow, button('users.giveRole')] },
    { files: [selection], path: list, steps: [selectRow, button('users.suspend')] },
    {
      files: ['areas/users/detail/UserFacts.tsx'],
      path: async (page) => userPaths.detail.href({ id: await findId(page, '/api/v1/users') }),
      steps: [rowMenu],
    },
    { files: ['areas/roles/list/roleColumns.tsx'], path: rolePaths.list.href(), steps: [rowMenu] },
    {
      files: ['areas/roles/detail/RoleFacts.tsx', 'areas/roles/useRoleActions.ts'],
      path: async (page) => rolePaths.detail.href({ id: await findId(page, '/api/v1/roles') }),
      steps: [rowMenu],
    },
  ],
};
