import type { Permission, PermissionEntry, PermissionScope } from '../generated/types.gen.ts';

const anywhere: PermissionScope[] = ['any'];
const limited: PermissionScope[] = ['any', 'own'];
const authored: PermissionScope[] = ['any', 'own', 'items'];

const scopes: Record<Permission, PermissionScope[]> = {
  'posts.view': limited,
  'posts.write': limited,
  'posts.delete': authored,
  'posts.categories': anywhere,
  'events.view': limited,
  'events.write': limited,
  'notifications.view': limited,
  'notifications.send': limited,
  'emergency.start': anywhere,
  'emergency.board': anywhere,
  'documents.view': limited,
  'documents.write': limited,
  'users.view': limited,
  'users.write': anywhere,
  'users.reset': anywhere,
  'users.roles': anywhere,
  'contacts.view': limited,
  'contacts.write': limited,
  'messenger.use': anywhere,
  'messenger.groups': limited,
  'messenger.oversee': anywhere,
  'places.write': anywhere,
  'integrations.write': anywhere,
  'statistics.view': authored,
  'audit.view': anywhere,
  'college.write': anywhere,
};

/** Every right there is, with the scopes that it can be granted in. `users.reset` covers passwords and PINs. */
export const permissions: readonly PermissionEntry[] = Object.entries(scopes).map(([id, its]) => ({
  id: id as Permission,
  area: id.slice(0, id.indexOf('.')),
  scopes: its,
}));
