import type { Grant, Permission, PermissionScope } from '../generated/types.gen.ts';

/** The slugs of the roles that every school starts with, from the widest reach to the narrowest. */
export const standardRoleSlugs = [
  'administrador',
  'direccion',
  'inspectoria',
  'comunicaciones',
  'docente',
  'asistente',
  'lectura',
] as const;

export type StandardRoleSlug = (typeof standardRoleSlugs)[number];

const names: Record<StandardRoleSlug, string> = {
  administrador: 'Administración',
  direccion: 'Dirección',
  inspectoria: 'Inspectoría',
  comunicaciones: 'Comunicaciones',
  docente: 'Docente',
  asistente: 'Asistente',
  lectura: 'Lectura',
};

// One column a role, in the order above: A any, S scope `own`, O scope `items`, - no permission.
const matrix: Record<Permission, string> = {
  'posts.view': 'AAAASSS',
  'posts.write': 'AASAS--',
  'posts.delete': 'AAOOO--',
  'posts.categories': 'AA-A---',
  'events.view': 'AAAASSS',
  'events.write': 'AASASS-',
  'notifications.view': 'AASASSS',
  'notifications.send': 'AASAS--',
  'emergency.start': 'AAA----',
  'emergency.board': 'AAAA---',
  'documents.view': 'AAAASSS',
  'documents.write': 'AASASS-',
  'users.view': 'AAASSS-',
  'users.write': 'A------',
  'users.reset': 'AA-----',
  'users.roles': 'A------',
  'contacts.view': 'AAAASAS',
  'contacts.write': 'AAAS-S-',
  'messenger.use': 'AAAAAA-',
  'messenger.groups': 'AAAAS--',
  'messenger.oversee': 'A------',
  'places.write': 'A------',
  'integrations.write': 'A------',
  'statistics.view': 'AASAO--',
  'audit.view': 'AA-----',
  'college.write': 'A------',
};

const scopeByLetter: Record<string, PermissionScope> = { A: 'any', S: 'own', O: 'items' };

function readGrants(column: number): Grant[] {
  return Object.entries(matrix).flatMap(([permission, row]) => {
    const scope = scopeByLetter[row[column] ?? '-'];
    return scope ? [{ permission: permission as Permission, scope }] : [];
  });
}

/** The roles that every school starts with and may then change. */
export const standardRoles = standardRoleSlugs.map((slug, column) => ({
  slug,
  name: names[slug],
  permissions: readGrants(column),
}));
