import { audienceReaches, audienceWithin, hasAudienceTarget, type Reach } from '../audience.ts';
import type { Audience, Grant, Permission, PermissionScope, User } from '../generated/types.gen.ts';

/** The fields of a user that decide permissions. */
export type Actor = Reach & Pick<User, 'permissions' | 'roles'>;

/** The record in question. Before a change: as it will be, not as it was. */
export interface Resource {
  /** Who made it. */
  author_id?: string | null;
  /** Settled, as it is stored. */
  audience?: Audience;
}

const widest: readonly PermissionScope[] = ['any', 'own', 'items'];

/** What several roles allow together: each permission once, with its widest scope. */
export function mergeGrants(grants: readonly Grant[]): Grant[] {
  const merged = new Map<Permission, PermissionScope>();
  for (const { permission, scope } of grants) {
    const grantedScope = merged.get(permission);
    if (!grantedScope || widest.indexOf(scope) < widest.indexOf(grantedScope)) merged.set(permission, scope);
  }
  return [...merged].map(([permission, scope]) => ({ permission, scope }));
}

/** How far a permission reaches; null when it is not granted. */
export function findScope(
  { permissions }: Pick<Actor, 'permissions'>,
  permission: Permission,
): PermissionScope | null {
  return permissions.find((grant) => grant.permission === permission)?.scope ?? null;
}

/**
 * Whether a person has a permission. Without `resource`: whether it applies to any record at all, for menus.
 *
 * Scope `own`: reading is allowed for what reaches the person, everything else where the whole audience is in the
 * person's part of the school; a record without an audience belongs to its author. Scope `items`: records that the
 * person created.
 */
export function allows(actor: Actor, permission: Permission, resource?: Resource): boolean {
  const scope = findScope(actor, permission);
  if (scope === null) return false;
  if (scope === 'any' || !resource) return true;
  const author = resource.author_id === actor.id;
  if (scope === 'items') return author;
  const { audience } = resource;
  if (permission.endsWith('.view'))
    return author || (audience !== undefined && audienceReaches(audience, actor));
  if (!audience || !hasAudienceTarget(audience)) return author;
  return audienceWithin(audience, actor);
}
