import { audienceReaches, audienceWithin, namesSomebody, type Reach } from '../audience.ts';
import type { Audience, Grant, Permission, PermissionScope, User } from '../generated/types.gen.ts';

/** Who asks: as much of a user as decides what they may. */
export type Actor = Reach & Pick<User, 'permissions' | 'roles'>;

/** What is asked about. When it is about to be changed: as it will be, not as it was. */
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
    const known = merged.get(permission);
    if (!known || widest.indexOf(scope) < widest.indexOf(known)) merged.set(permission, scope);
  }
  return [...merged].map(([permission, scope]) => ({ permission, scope }));
}

/** How far a permission reaches; null when it is not granted. */
export function scopeOf(
  { permissions }: Pick<Actor, 'permissions'>,
  permission: Permission,
): PermissionScope | null {
  return permissions.find((grant) => grant.permission === permission)?.scope ?? null;
}

/**
 * Whether a person may. Without `resource`: whether there is anything at all that they may do it to, as a menu asks.
 *
 * Scope `own`: looking is allowed at what reaches the person, everything else where the whole audience is theirs; what
 * has no audience yet is its author's. Scope `items`: what they made themselves.
 */
export function allows(actor: Actor, permission: Permission, resource?: Resource): boolean {
  const scope = scopeOf(actor, permission);
  if (scope === null) return false;
  if (scope === 'any' || !resource) return true;
  const author = resource.author_id === actor.id;
  if (scope === 'items') return author;
  const { audience } = resource;
  if (permission.endsWith('.view'))
    return author || (audience !== undefined && audienceReaches(audience, actor));
  if (!audience || !namesSomebody(audience)) return author;
  return audienceWithin(audience, actor);
}
