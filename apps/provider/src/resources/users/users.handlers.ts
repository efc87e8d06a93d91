import { searchWords } from '@school/domain';
import { changesOf } from '../../journal/changes.ts';
import { queueAccountEmail, queueEmail } from '../../mail/outbox.ts';
import { newId } from '../../newId.ts';
import { type Context, type Handlers, prepared } from '../../plugins/contract/handler.ts';
import { inUse, invalid, notFound, refuseStale, requireAllowed } from '../../plugins/httpError.ts';
import { newSecret } from '../../plugins/secret.ts';
import { endSignIns, type Unshared } from '../accounts/accounts.queries.ts';
import { announceEnded } from '../accounts/endedSessions.ts';
import { refuseTaken } from '../accounts/personFields.ts';
import { linksOf, metaOf } from '../paging.ts';
import { versionHeader } from '../../plugins/contract/versionHeader.ts';
import { noteReachable } from '../notifications/failures.queries.ts';
import { announceSignUps, removeSignUpNotices } from './signUps.ts';
import { canSee, canSeeEverybody, canSeePins, type Groups, rightsOn } from './users.policy.ts';
import { presentMember, recordOf, subjectOf } from './users.present.ts';
import {
  changeMember,
  countMembers,
  findMember,
  findMembers,
  findSurroundings,
  insertMember,
  lockPeople,
  type MemberFilter,
  type MemberRow,
  removeMember,
} from './users.queries.ts';
import {
  lastAdministrator,
  leavesNobody,
  refuseBeyondOwn,
  refuseState,
  refuseUnknownGroups,
  writtenFrom,
} from './users.rules.ts';

type OneUser = Pick<Context<'getUser'>, 'tx' | 'college' | 'path' | 'person' | 'version'>;

/**
 * Locks and finds the person, with the data that checks of the change need.
 * @throws HttpError 409 when the change is based on another version.
 */
export async function memberToChange(
  { tx, college, path, person, version }: OneUser,
  right: keyof ReturnType<typeof rightsOn>,
  groups?: Groups,
  written?: Unshared,
) {
  await lockPeople(tx, college.id);
  const member = await findMember(tx, path.id, true);
  if (!member) throw notFound();
  const around = await findSurroundings(tx, member.id, groups, written);
  requireAllowed(rightsOn(person, member, around.roles)[right]);
  refuseStale(version, member);
  return { member, around };
}

function filterOf(query: Context<'listUsers'>['query']): MemberFilter {
  return {
    words: searchWords(query.q),
    status: query['filter[status]'],
    role: query['filter[role]'],
    place: query['filter[place]'],
    course: query['filter[course]'],
    pin: query['filter[pin]'],
  };
}

export const usersHandlers = {
  listUsers: async ({ tx, person, query }) => {
    const { page = 1, per_page: perPage = 15, sort = 'name' } = query;
    requireAllowed(!query['filter[pin]'] || canSeePins(person));
    requireAllowed(!sort.endsWith('last_sign_in_at') || canSeeEverybody(person));
    const filter = filterOf(query);
    const counts = await countMembers(tx, person, filter);
    const total = counts[filter.status ?? 'all'];
    const range = { sort, limit: perPage, offset: (page - 1) * perPage };
    const members = range.offset < total ? await findMembers(tx, person, filter, range) : [];
    const { roles } = await findSurroundings(tx, null);
    const here = { page, perPage, total, rows: members.length };
    const data = members.map((member) => presentMember(member, roles, person));
    return {
      status: 200,
      body: { data, links: linksOf('/api/v1/users', query, here), meta: { ...metaOf(here), counts } },
    };
  },

  getUser: async ({ tx, path, person }) => {
    const member = await findMember(tx, path.id);
    if (!member) throw notFound();
    requireAllowed(canSee(person, member));
    const { roles } = await findSurroundings(tx, null);
    return {
      status: 200,
      headers: versionHeader(member),
      body: { data: presentMember(member, roles, person) },
    };
  },

  // The first password is random and unknown; the person chooses one by the mailed link.
  createUser: prepared(
    ({ services }) => services.passwords.hash(newSecret().secret),
    async (context, password_hash) => {
      const { tx, college, person, body, now, origin, record } = context;
      const { fields, groups } = writtenFrom(body, now);
      await lockPeople(tx, college.id);
      const around = await findSurroundings(tx, null, groups, fields);
      const id = newId(now);
      refuseUnknownGroups(groups, around);
      refuseBeyondOwn(person, [], groups, around);
      refuseState(undefined, { id, status: fields.status, ...groups }, around, person);
      const row = { college_id: college.id, id, ...fields, created_at: now, updated_at: now };
      await refuseTaken(around.taken, () => insertMember(tx, { ...row, password_hash }, groups));
      const blank = { version: 1, has_pin: false, avatar_id: null, last_sign_in_at: null };
      const member = { ...row, ...blank, ...groups } as MemberRow;
      record({ subject: subjectOf(member), ...changesOf({}, recordOf(member, around.roles)) });
      if (fields.status === 'active') {
        const job = { kind: 'invitation', address: fields.email, origin } as const;
        queueEmail(context, job);
      }
      const data = presentMember(member, around.roles, person);
      return { status: 201, headers: versionHeader(member), body: { data } };
    },
  ),

  updateUser: async (context) => {
    const { tx, college, person, body, now, record, announce } = context;
    const { fields, groups } = writtenFrom(body, now);
    const { member, around } = await memberToChange(context, 'update', groups, fields);
    if (member.id === person.id && fields.email !== member.email)
      throw invalid({ email: ['Change your own address in your profile, with your password.'] });
    refuseUnknownGroups(groups, around);
    refuseBeyondOwn(person, member.role_ids, groups, around);
    const after = {
      ...member,
      ...fields,
      ...groups,
      updated_at: now,
      version: member.version + 1,
    } as MemberRow;
    refuseState(member, after, around, person);
    const key = { college_id: college.id, id: member.id };
    const change = { ...fields, updated_at: now };
    const ended = await refuseTaken(around.taken, () =>
      changeMember(tx, key, change, groups, fields.status === 'suspended'),
    );
    announceEnded(announce, member.id, 'suspended', ended);
    if (fields.status !== member.status) await noteReachable(tx, member.id, fields.status);
    if (member.status === 'pending' && fields.status !== 'pending') {
      queueAccountEmail(context, fields.status === 'active' ? 'signUpApproved' : 'signUpRefused', after);
      await announceSignUps(context);
    } else if (fields.email !== member.email && member.status === 'active') {
      queueAccountEmail(context, 'emailChanged', member);
    }
    const { roles } = around;
    record({ subject: subjectOf(after), ...changesOf(recordOf(member, roles), recordOf(after, roles)) });
    return {
      status: 200,
      headers: versionHeader(after),
      body: { data: presentMember(after, roles, person) },
    };
  },

  deleteUser: async (context) => {
    const { tx, person, path, record, announce } = context;
    if (path.id === person.id) throw inUse('You can’t delete your own account.');
    const { member, around } = await memberToChange(context, 'delete');
    if (leavesNobody(member, undefined, around)) throw inUse(lastAdministrator);
    const ended = await endSignIns(tx, member.id);
    if (member.status === 'pending') {
      await removeSignUpNotices(tx, member.id);
      queueAccountEmail(context, 'signUpRefused', member);
      await announceSignUps(context);
    }
    await removeMember(tx, member).catch((error: unknown) => {
      if ((error as { code?: string }).code !== '23503') throw error;
      throw inUse('This person wrote things that the school keeps. Suspend them instead.');
    });
    announceEnded(announce, member.id, 'removed', ended);
    const { before } = changesOf(recordOf(member, around.roles), { email: null, status: null, roles: null });
    record({ subject: subjectOf(member), before });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
