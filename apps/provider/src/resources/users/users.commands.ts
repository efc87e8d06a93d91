import { diffFields } from '../../journal/changes.ts';
import { queueAccountEmail, queueEmail } from '../../mail/outbox.ts';
import { newId } from '../../newId.ts';
import type { Context } from '../../http/contract/handler.ts';
import { inUse, invalid, notFound, rejectStale, requireAllowed } from '../../httpError.ts';
import { endSignIns, type Unshared } from '../accounts/accounts.queries.ts';
import { publishEnded } from '../accounts/endedSessions.ts';
import { rejectTaken } from '../accounts/personFields.ts';
import { noteReachable } from '../notifications/failures.queries.ts';
import { publishSignUps, removeSignUpNotices } from './signUps.ts';
import { type Groups, getAllowedUserActions, type RoleGrants } from './users.policy.ts';
import { toUserAuditRecord, toUserSubject } from './users.present.ts';
import {
  changeMember,
  findMember,
  findGroupState,
  insertMember,
  lockPeople,
  type MemberRow,
  removeMember,
} from './users.queries.ts';
import {
  lastAdministrator,
  leavesNoAdministrator,
  rejectBeyondOwn,
  rejectState,
  rejectUnknownGroups,
  toWrittenUser,
} from './users.rules.ts';

type OneUser = Pick<Context<'getUser'>, 'tx' | 'college' | 'path' | 'person' | 'version'>;

/**
 * Locks and finds the person, with the data that checks of the change need.
 * @throws HttpError 409 when the change is based on another version.
 */
export async function lockEditableMember(
  { tx, college, path, person, version }: OneUser,
  action: keyof ReturnType<typeof getAllowedUserActions>,
  groups?: Groups,
  written?: Unshared,
) {
  await lockPeople(tx, college.id);
  const member = await findMember(tx, path.id, true);
  if (!member) throw notFound();
  const around = await findGroupState(tx, member.id, groups, written);
  requireAllowed(getAllowedUserActions(person, member, around.roles)[action]);
  rejectStale(version, member);
  return { member, around };
}

/** A person after a change, and the roles of the college. */
interface Changed {
  member: MemberRow;
  roles: readonly RoleGrants[];
}

/**
 * E-mails a link to choose a password to a person who hasn't chosen one yet: the invitation, or the link of a reset to a
 * person who signed in before.
 */
export function queuePasswordLink(
  context: Pick<Context<'createUser'>, 'services' | 'college' | 'now' | 'defer' | 'afterCommit' | 'origin'>,
  { email, last_sign_in_at }: Pick<MemberRow, 'email' | 'last_sign_in_at'>,
): void {
  const kind = last_sign_in_at ? 'passwordReset' : 'invitation';
  queueEmail(context, { kind, address: email, origin: context.origin });
}

/**
 * Adds a person with a random password, and e-mails an active one a link to choose another.
 * @throws HttpError 403 for groups or permissions that this person may not give, 422 for invalid input.
 */
export async function addMember(context: Context<'createUser'>, password_hash: string): Promise<Changed> {
  const { tx, college, person, body, now, audit } = context;
  const { fields, groups } = toWrittenUser(body, now);
  await lockPeople(tx, college.id);
  const around = await findGroupState(tx, null, groups, fields);
  const id = newId(now);
  rejectUnknownGroups(groups, around);
  rejectBeyondOwn(person, [], groups, around);
  rejectState(undefined, { id, status: fields.status, ...groups }, around, person);
  const row = {
    college_id: college.id,
    id,
    ...fields,
    awaits_password: true,
    created_at: now,
    updated_at: now,
  };
  await rejectTaken(around.taken, () => insertMember(tx, { ...row, password_hash }, groups));
  const blank = { version: 1, has_pin: false, avatar_id: null, last_sign_in_at: null };
  const member = { ...row, ...blank, ...groups } as MemberRow;
  audit({ subject: toUserSubject(member), ...diffFields({}, toUserAuditRecord(member, around.roles)) });
  if (member.status === 'active') queuePasswordLink(context, member);
  return { member, roles: around.roles };
}

/** E-mails a person what others changed about their account, and updates the open lists of sign-ups. */
async function notifyMember(
  context: Context<'updateUser'>,
  before: MemberRow,
  after: MemberRow,
): Promise<void> {
  if (before.status === 'pending' && after.status !== 'pending') {
    queueAccountEmail(context, after.status === 'active' ? 'signUpApproved' : 'signUpRefused', after);
    await publishSignUps(context);
  } else if (after.email !== before.email && before.status === 'active') {
    queueAccountEmail(context, 'emailChanged', before);
    if (after.status === 'active' && after.awaits_password) queuePasswordLink(context, after);
  }
}

/**
 * Changes a person's record and groups; a suspension ends their sign-ins.
 * @throws HttpError 403, 409, 422
 */
export async function editMember(context: Context<'updateUser'>): Promise<Changed> {
  const { tx, college, person, body, now, audit, publish } = context;
  const { fields, groups } = toWrittenUser(body, now);
  const { member, around } = await lockEditableMember(context, 'update', groups, fields);
  if (member.id === person.id && fields.email !== member.email)
    throw invalid({ email: ['Change your own address in your profile, with your password.'] });
  rejectUnknownGroups(groups, around);
  rejectBeyondOwn(person, member.role_ids, groups, around);
  const version = member.version + 1;
  const after = { ...member, ...fields, ...groups, updated_at: now, version } as MemberRow;
  rejectState(member, after, around, person);
  const key = { college_id: college.id, id: member.id };
  const ended = await rejectTaken(around.taken, () =>
    changeMember(tx, key, { ...fields, updated_at: now }, groups, {
      signIns: fields.status === 'suspended',
      links: fields.email !== member.email,
    }),
  );
  publishEnded(publish, member.id, 'suspended', ended);
  if (fields.status !== member.status) await noteReachable(tx, member.id, fields.status);
  await notifyMember(context, member, after);
  const { roles } = around;
  audit({
    subject: toUserSubject(after),
    ...diffFields(toUserAuditRecord(member, roles), toUserAuditRecord(after, roles)),
  });
  return { member: after, roles };
}

/**
 * Replaces a person's roles.
 * @throws HttpError 403, 409, 422
 */
export async function editRoles(context: Context<'setUserRoles'>): Promise<Changed> {
  const { tx, college, person, body, now, audit } = context;
  const { member, around } = await lockEditableMember(context, 'roles');
  const { place_ids, grade_ids, course_ids } = member;
  const groups = { role_ids: body.role_ids, place_ids, grade_ids, course_ids };
  rejectUnknownGroups({ ...groups, place_ids: [], grade_ids: [], course_ids: [] }, around);
  rejectBeyondOwn(person, member.role_ids, groups, around);
  const after = { ...member, ...groups, updated_at: now, version: member.version + 1 };
  rejectState(member, after, around, person);
  await changeMember(tx, { college_id: college.id, id: member.id }, { updated_at: now }, groups);
  const { roles } = around;
  audit({
    subject: toUserSubject(after),
    ...diffFields(toUserAuditRecord(member, roles), toUserAuditRecord(after, roles)),
  });
  return { member: after, roles };
}

/** Deletes the row of a person. @throws HttpError 409 when the school keeps what the person wrote. */
async function removeRow(tx: Context<'deleteUser'>['tx'], member: MemberRow): Promise<void> {
  await removeMember(tx, member).catch((error: unknown) => {
    if ((error as { code?: string }).code !== '23503') throw error;
    throw inUse('This person wrote things that the school keeps. Suspend them instead.');
  });
}

/**
 * Deletes a person and ends their sign-ins; a deleted sign-up is rejected by e-mail.
 * @throws HttpError 403, 409
 */
export async function deleteMember(context: Context<'deleteUser'>): Promise<void> {
  const { tx, person, path, audit, publish } = context;
  if (path.id === person.id) throw inUse('You can’t delete your own account.');
  const { member, around } = await lockEditableMember(context, 'delete');
  if (leavesNoAdministrator(member, undefined, around)) throw inUse(lastAdministrator);
  const ended = await endSignIns(tx, member.id);
  if (member.status === 'pending') {
    await removeSignUpNotices(tx, member.id);
    queueAccountEmail(context, 'signUpRefused', member);
    await publishSignUps(context);
  }
  await removeRow(tx, member);
  publishEnded(publish, member.id, 'removed', ended);
  const { before } = diffFields(toUserAuditRecord(member, around.roles), {
    email: null,
    status: null,
    roles: null,
  });
  audit({ subject: toUserSubject(member), before });
}
