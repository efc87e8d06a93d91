import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

describe.each(usualDatabases)('lookups on $name', (database) => {
  let school: School;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('lectura');
  });
  afterAll(() => school.close());

  test('lists grades in the order of the years, with their courses', async () => {
    const grades = (await school.call('listGrades', { token })).data.data;
    const courses = (await school.call('listCourses', { token })).data.data;
    expect(grades.length).toBeGreaterThan(3);
    expect(grades.map(({ order }) => order)).toEqual(grades.map(({ order }) => order).sort((a, b) => a - b));
    const ids = new Set(grades.map(({ id }) => id));
    expect(courses.every(({ grade_id }) => ids.has(grade_id))).toBe(true);
  });

  test('lists other grades for another school', async () => {
    const other = await school.as('lectura', 'puertoclaro.localhost');
    const ours = (await school.call('listCourses', { token })).data.data.map(({ id }) => id);
    const theirs = (await school.call('listCourses', { token: other, host: 'puertoclaro.localhost' })).data
      .data;
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.filter(({ id }) => ours.includes(id))).toEqual([]);
  });

  test('finds communes without accents and case', async () => {
    const all = (await school.call('listCommunes', { token })).data.data;
    expect(all).toHaveLength(346);
    expect(new Set(all.map(({ region }) => region.id)).size).toBe(16);
    const communes = (await school.call('listCommunes', { token, query: { q: 'NUNOA' } })).data.data;
    expect(communes.map(({ name }) => name)).toEqual(['Ñuñoa']);
    expect((await school.call('listCommunes', { token, query: { q: 'zzz' } })).data.data).toEqual([]);
  });

  test('lists the seven roles with their permissions', async () => {
    const roles = (await school.call('listRoles', { token })).data.data;
    expect(roles.map(({ slug }) => slug)).toEqual([
      'administrador',
      'direccion',
      'inspectoria',
      'comunicaciones',
      'docente',
      'asistente',
      'lectura',
    ]);
    const findGrant = (slug: string, permission: string) =>
      roles.find((role) => role.slug === slug)!.permissions.find((grant) => grant.permission === permission)
        ?.scope;
    expect([findGrant('administrador', 'posts.write'), findGrant('docente', 'posts.write')]).toEqual([
      'any',
      'own',
    ]);
    expect(findGrant('lectura', 'posts.write')).toBeUndefined();
    const { data } = await school.call('listPermissions', { token });
    expect(data.data.map(({ id }) => id)).toContain('posts.write');
  });

  test('lists categories of posts and documents in the school’s order', async () => {
    const { data } = await school.call('listPostCategories', { token });
    expect(data.data.map(({ order }) => order)).toEqual(
      data.data.map((_category, index) => data.data[index]!.order),
    );
    expect(data.data.length).toBeGreaterThan(3);
    const documents = (await school.call('listDocumentCategories', { token })).data.data;
    expect(documents.map(({ slug }) => slug)).toEqual([
      'reglamentos',
      'circulares',
      'formularios',
      'planificaciones',
    ]);
  });
});
