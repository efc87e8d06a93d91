import type { AnswerData, Role, SchoolUser } from '@school/domain';
import { roles, schoolUsers } from '@school/domain/fixtures';
import { pageMeta, noLinks, ok, type Handlers } from '../handlers.ts';

/** Returns a page of people with the server's counts. */
export function usersResponse(list: readonly SchoolUser[], total = list.length): AnswerData<'listUsers'> {
  const count = (status: SchoolUser['status']) => list.filter((one) => one.status === status).length;
  return {
    data: [...list],
    links: noLinks,
    meta: {
      ...pageMeta(list.length, total, 20),
      counts: {
        all: total,
        active: count('active'),
        pending: count('pending'),
        suspended: count('suspended'),
      },
    },
  };
}

const people = Object.values(schoolUsers) as SchoolUser[];
const every = Object.values(roles) as Role[];
const notFound = { status: 404, data: { message: 'Not found.' } };

/** Default handlers of people and roles. */
export const userAnswers: Handlers = {
  listUsers: ({ query }) => {
    const [status, pin] = [query.get('filter[status]'), query.get('filter[pin]')];
    const matching = people.filter(
      (one) => (!status || one.status === status) && (!pin || one.has_pin === (pin === 'with')),
    );
    return ok('listUsers', usersResponse(matching));
  },
  getUser: ({ path }) => {
    const person = people.find(({ id }) => path.endsWith(id));
    return person ? ok('getUser', { data: person }) : notFound;
  },
  createUser: ok('createUser', { data: schoolUsers.docente as SchoolUser }),
  updateUser: ok('updateUser', { data: schoolUsers.docente as SchoolUser }),
  deleteUser: ok('deleteUser'),
  resetUserPassword: ok('resetUserPassword'),
  sendInvitation: ok('sendInvitation'),
  setUserPin: ok('setUserPin'),
  deleteUserPin: ok('deleteUserPin'),
  setUserRoles: ok('setUserRoles', { data: schoolUsers.docente as SchoolUser }),
  listRoles: ok('listRoles', { data: every }),
  getRole: ({ path }) => {
    const role = every.find(({ id }) => path.endsWith(id));
    return role ? ok('getRole', { data: role }) : notFound;
  },
  createRole: ok('createRole', { data: roles.docente as Role }),
  updateRole: ok('updateRole', { data: roles.docente as Role }),
  deleteRole: ok('deleteRole'),
};
