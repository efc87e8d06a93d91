import { searchWords } from '@school/domain';
import { type Context, type Handlers, prepared } from '../../http/contract/handler.ts';
import { notFound, requireAllowed } from '../../httpError.ts';
import { newSecret } from '../../security/secret.ts';
import { pageBody, pageFrom } from '../paging.ts';
import { addMember, deleteMember, editMember } from './users.commands.ts';
import { canSeeUser, canSeeAllPeople, canSeePins } from './users.policy.ts';
import { memberResponse, presentMember } from './users.present.ts';
import { countMembers, findMember, findMembers, findGroupState, type MemberFilter } from './users.queries.ts';

function memberFilterFrom(query: Context<'listUsers'>['query']): MemberFilter {
  return {
    words: searchWords(query.q),
    status: query['filter[status]'],
    role: query['filter[role]'],
    place: query['filter[place]'],
    course: query['filter[course]'],
    pin: query['filter[pin]'],
    messenger: query['filter[messenger]'],
  };
}

export const usersHandlers = {
  listUsers: async ({ tx, person, query }) => {
    const { sort = 'name' } = query;
    requireAllowed(!query['filter[pin]'] || canSeePins(person));
    requireAllowed(!sort.endsWith('last_sign_in_at') || canSeeAllPeople(person));
    const filter = memberFilterFrom(query);
    const counts = await countMembers(tx, person, filter);
    const total = counts[filter.status ?? 'all'];
    const page = pageFrom(query);
    const members = page.offset < total ? await findMembers(tx, person, filter, { sort, ...page }) : [];
    const { roles } = await findGroupState(tx, null);
    const data = members.map((member) => presentMember(member, roles, person));
    return { status: 200, body: pageBody('/api/v1/users', query, page, total, data, { counts }) };
  },

  getUser: async ({ tx, path, person }) => {
    const member = await findMember(tx, path.id);
    if (!member) throw notFound();
    requireAllowed(canSeeUser(person, member));
    const { roles } = await findGroupState(tx, null);
    return { status: 200, ...memberResponse(member, roles, person) };
  },

  // The first password is random and unknown; the person chooses one by the mailed link.
  createUser: prepared(
    ({ services }) => services.passwords.hash(newSecret().secret),
    async (context, password_hash) => {
      const { member, roles } = await addMember(context, password_hash);
      return { status: 201, ...memberResponse(member, roles, context.person) };
    },
  ),

  updateUser: async (context) => {
    const { member, roles } = await editMember(context);
    return { status: 200, ...memberResponse(member, roles, context.person) };
  },

  deleteUser: async (context) => {
    await deleteMember(context);
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
