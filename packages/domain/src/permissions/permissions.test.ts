import { describe, expect, test } from 'vitest';
import { completeAudience } from '../audience.ts';
import { contract } from '../contract/contract.ts';
import { courses, grades, posts, roles, users } from '../fixtures/fixtures.ts';
import type { Permission } from '../generated/types.gen.ts';
import { allows, mergeGrants, scopeOf } from './allows.ts';
import { permissions } from './permissions.ts';
import { standardRoles } from './standardRoles.ts';

describe('the rights there are', () => {
  test('are those of the contract', () => {
    expect(permissions.map(({ id }) => id)).toEqual(contract.components.schemas?.Permission?.enum);
  });

  test('are granted to the standard roles only in scopes that make sense', () => {
    const granted = standardRoles.flatMap((role) => role.permissions);
    const odd = granted.filter(
      (grant) => !permissions.find(({ id }) => id === grant.permission)?.scopes.includes(grant.scope),
    );
    expect(odd).toEqual([]);
    expect(granted.length).toBeGreaterThan(80);
  });

  test('the examples of roles are the standard roles', () => {
    expect(
      Object.values(roles).map(({ slug, name, permissions: grants }) => ({
        slug,
        name,
        permissions: grants,
      })),
    ).toEqual(standardRoles);
  });

  test('the administrator has every one, everywhere', () => {
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
      scopeOf(users[role], id),
    );
    expect(scopes).toEqual([view, write, remove]);
  });
});

describe('may this person', () => {
  const teacher = users.docente;
  const mine = { course_ids: [courses.basico7A.id], grade_ids: [grades.basico7.id] };
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
    ['look at what is for all', isAllowed('posts.view', 'x', { scope: 'all' }), true],
    ['look at what is for their course', isAllowed('posts.view', 'x', mine), true],
    [
      'look at what is for another course',
      isAllowed('posts.view', 'x', { course_ids: [courses.medio1A.id] }),
      false,
    ],
    [
      'look at their own, whomever it is for',
      isAllowed('posts.view', teacher.id, { course_ids: [courses.medio1A.id] }),
      true,
    ],
    ['write to their course', isAllowed('posts.write', teacher.id, mine), true],
    ['change what another wrote to their course', isAllowed('posts.write', 'x', mine), true],
    ['write to all', isAllowed('posts.write', teacher.id, { scope: 'all' }), false],
    [
      'write to another course',
      isAllowed('posts.write', teacher.id, { course_ids: [courses.medio1A.id] }),
      false,
    ],
    ['keep a draft for nobody yet', isAllowed('posts.write', teacher.id, {}), true],
    ['change another’s draft for nobody yet', isAllowed('posts.write', 'x', {}), false],
    ['delete their own', isAllowed('posts.delete', teacher.id, { scope: 'all' }), true],
    ['delete another’s, though for their course', isAllowed('posts.delete', 'x', mine), false],
    ['change categories', isAllowed('posts.categories', null), false],
  ])('%s: %s', (_, answer, expected) => expect(answer).toBe(expected));

  test('write at all, as a menu asks', () => {
    expect(allows(teacher, 'posts.write')).toBe(true);
    expect(allows(users.lectura, 'posts.write')).toBe(false);
  });

  test('allows every action on every record with scope `any`', () => {
    expect(
      allows(users.administrador, 'posts.delete', { author_id: 'x', audience: posts.simulacro.audience }),
    ).toBe(true);
  });
});

test('several roles together give each right in its widest scope', () => {
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
