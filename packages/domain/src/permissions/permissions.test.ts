import { describe, expect, test } from 'vitest';
import { completeAudience } from '../audience.ts';
import { contract } from '../contract/contract.ts';
import { courses, grades, posts, roles, users } from '../fixtures/fixtures.ts';
import type { Permission } from '../generated/types.gen.ts';
import { allows, mergeGrants, findScope } from './allows.ts';
import { permissions } from './permissions.ts';
import { standardRoles } from './standardRoles.ts';

describe('permissions', () => {
  test('match the contract', () => {
    expect(permissions.map(({ id }) => id)).toEqual(contract.components.schemas?.Permission?.enum);
  });

  test('are granted to the standard roles only in scopes that make sense', () => {
    const granted = standardRoles.flatMap((role) => role.permissions);
    const invalidGrants = granted.filter(
      (grant) => !permissions.find(({ id }) => id === grant.permission)?.scopes.includes(grant.scope),
    );
    expect(invalidGrants).toEqual([]);
    expect(granted.length).toBeGreaterThan(80);
  });

  test('match the standard roles in the contract’s examples', () => {
    expect(
      Object.values(roles).map(({ slug, name, permissions: grants }) => ({
        slug,
        name,
        permissions: grants,
      })),
    ).toEqual(standardRoles);
  });

  test('grant the administrator every permission with scope `any`', () => {
    expect(standardRoles[0]?.permissions).toEqual(
      permissions.map(({ id }) => ({ permission: id, scope: 'any' })),
    );
  });
});

describe('permissions of a role for posts', () => {
  const rows: [keyof typeof users, string | null, string | null, string | null][] = [
    ['administrador', 'any', 'any', 'any'],
    ['direccion', 'any', 'any', 'any'],
    ['inspectoria', 'any', 'own', 'items'],
    ['comunicaciones', 'any', 'any', 'items'],
    ['docente', 'own', 'own', 'items'],
    ['asistente', 'own', null, null],
    ['lectura', 'own', null, null],
  ];
  test.each(rows)('%s: view %s, write %s, delete %s', (role, view, write, remove) => {
    const scopes = (['posts.view', 'posts.write', 'posts.delete'] as const).map((id) =>
      findScope(users[role], id),
    );
    expect(scopes).toEqual([view, write, remove]);
  });
});

describe('allows', () => {
  const teacher = users.docente;
  const actor = { course_ids: [courses.basico7A.id], grade_ids: [grades.basico7.id] };
  const isAllowed = (
    permission: Permission,
    author: string | null,
    audience?: Parameters<typeof completeAudience>[0],
  ) =>
    allows(teacher, permission, {
      author_id: author,
      ...(audience ? { audience: completeAudience(audience) } : {}),
    });

  test.each([
    ['view a post for all', isAllowed('posts.view', 'x', { scope: 'all' }), true],
    ['view a post for their course', isAllowed('posts.view', 'x', actor), true],
    [
      'view a post for another course',
      isAllowed('posts.view', 'x', { course_ids: [courses.medio1A.id] }),
      false,
    ],
    [
      'view their own post for another course',
      isAllowed('posts.view', teacher.id, { course_ids: [courses.medio1A.id] }),
      true,
    ],
    ['write to their course', isAllowed('posts.write', teacher.id, actor), true],
    ['change another person’s post for their course', isAllowed('posts.write', 'x', actor), true],
    ['write to all', isAllowed('posts.write', teacher.id, { scope: 'all' }), false],
    [
      'write to another course',
      isAllowed('posts.write', teacher.id, { course_ids: [courses.medio1A.id] }),
      false,
    ],
    ['store a draft without an audience', isAllowed('posts.write', teacher.id, {}), true],
    ['change another person’s draft without an audience', isAllowed('posts.write', 'x', {}), false],
    ['delete their own post', isAllowed('posts.delete', teacher.id, { scope: 'all' }), true],
    ['delete another person’s post for their course', isAllowed('posts.delete', 'x', actor), false],
    ['change categories', isAllowed('posts.categories', null), false],
  ])('a teacher may %s: %s', (_, answer, expected) => expect(answer).toBe(expected));

  test('allows a permission without a record', () => {
    expect(allows(teacher, 'posts.write')).toBe(true);
    expect(allows(users.lectura, 'posts.write')).toBe(false);
  });

  test('allows every action on every record with scope `any`', () => {
    expect(
      allows(users.administrador, 'posts.delete', { author_id: 'x', audience: posts.simulacro.audience }),
    ).toBe(true);
  });
});

test('gives a person with several roles the widest scope of each permission', () => {
  expect(
    mergeGrants([
      { permission: 'posts.write', scope: 'items' },
      { permission: 'posts.view', scope: 'any' },
      { permission: 'posts.write', scope: 'own' },
      { permission: 'posts.view', scope: 'own' },
    ]),
  ).toEqual([
    { permission: 'posts.write', scope: 'own' },
    { permission: 'posts.view', scope: 'any' },
  ]);
});
