import type { Role, RoleWrite } from '@school/domain';
import type { AuditFields } from '../../journal/auditFields.ts';
import { diffFields } from '../../journal/changes.ts';
import { newId } from '../../newId.ts';
import type { Context, Handlers } from '../../http/contract/handler.ts';
import { inUse, notFound, rejectStale, requireAllowed } from '../../httpError.ts';
import { versionHeader } from '../../http/contract/versionHeader.ts';
import { slugFrom } from '../slug.ts';
import { covers } from '../users/users.policy.ts';
import { lockPeople } from '../users/users.queries.ts';
import { changeRole, findRoles, insertRole, removeRole, type RoleRow } from './roles.queries.ts';
import { isAdministrators, roleFrom } from './roles.rules.ts';

const presentRole = ({ id, name, slug, permissions, users_count, version }: RoleRow): Role => ({
  id,
  name,
  slug,
  permissions,
  users_count,
  version,
});

const toAuditSubject = ({ id, name }: Pick<RoleRow, 'id' | 'name'>) => ({ kind: 'role' as const, id, name });
const toAuditRecord = ({ name, permissions }: Pick<RoleRow, 'name' | 'permissions'>) =>
  ({
    name,
    permissions: permissions.map(({ permission, scope }) => `${permission}: ${scope}`),
  }) satisfies AuditFields<RoleWrite>;

type OneRole = Pick<Context<'updateRole'>, 'tx' | 'college' | 'path' | 'person' | 'version'>;

/**
 * Locks roles and people and finds the role.
 * @throws HttpError 404 when it does not exist, 403 when it has a permission that the person lacks, 409 when the change is
 * based on another version.
 */
async function roleToChange({ tx, college, path, person, version }: OneRole) {
  await lockPeople(tx, college.id);
  const all = await findRoles(tx);
  const role = all.find(({ id }) => id === path.id);
  if (!role) throw notFound();
  requireAllowed(covers(person, role.permissions, null));
  rejectStale(version, role);
  return { role, others: all.filter((other) => other !== role) };
}

export const rolesHandlers = {
  listRoles: async ({ tx }) => {
    const roles = await findRoles(tx);
    return { status: 200, body: { data: roles.map(presentRole) } };
  },

  getRole: async ({ tx, path }) => {
    const role = (await findRoles(tx)).find(({ id }) => id === path.id);
    if (!role) throw notFound();
    return { status: 200, headers: versionHeader(role), body: { data: presentRole(role) } };
  },

  createRole: async ({ tx, college, person, body, now, audit }) => {
    await lockPeople(tx, college.id);
    const others = await findRoles(tx);
    const { name, permissions } = roleFrom(body, others);
    requireAllowed(covers(person, permissions, null));
    const slug = slugFrom(new Set(others.map((other) => other.slug)), name, 'rol');
    const position = Math.max(0, ...others.map((other) => other.position + 1));
    const row = { college_id: college.id, id: newId(now), slug, name, position };
    await insertRole(tx, row, permissions);
    const role = { ...row, permissions, users_count: 0, version: 1 };
    audit({ subject: toAuditSubject(role), ...diffFields({}, toAuditRecord(role)) });
    return { status: 201, headers: versionHeader(role), body: { data: presentRole(role) } };
  },

  updateRole: async (context) => {
    const { role, others } = await roleToChange(context);
    const written = roleFrom(context.body, others, role);
    requireAllowed(covers(context.person, written.permissions, null));
    await changeRole(context.tx, role, written.name, written.permissions);
    const after = { ...role, ...written, version: role.version + 1 };
    context.audit({
      subject: toAuditSubject(after),
      ...diffFields(toAuditRecord(role), toAuditRecord(after)),
    });
    return { status: 200, headers: versionHeader(after), body: { data: presentRole(after) } };
  },

  deleteRole: async (context) => {
    const { role } = await roleToChange(context);
    if (isAdministrators(role)) throw inUse('The administrator’s role cannot be removed.');
    if (role.users_count > 0) throw inUse('People still have this role.');
    await removeRole(context.tx, role);
    context.audit({ subject: toAuditSubject(role), before: toAuditRecord(role) });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
