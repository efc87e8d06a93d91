import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

describe.each(usualDatabases)('own drafts of notifications on $name', (database) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(database);
  });
  afterAll(() => school.close());

  test('are listed and counted without those of others', async () => {
    const [token, other] = [await school.as('administrador'), await school.as('direccion')];
    const body = {
      title: 'Cambio de sala',
      content: 'Sala 12.',
      audience: { scope: 'all' },
      status: 'draft',
    } as const;
    const create = async (as: string) =>
      (await school.call('createNotification', { token: as, body })).data.data.id;
    const [own, theirs] = [await create(token), await create(other)];
    const list = async (query: object) =>
      (
        await school.call('listManagedNotifications', {
          token,
          query: { 'filter[status]': 'draft', ...query },
        })
      ).data;
    expect((await list({})).data.map(({ id }) => id)).toEqual(expect.arrayContaining([own, theirs]));
    const { data, meta } = await list({ 'filter[author]': 'me' });
    expect(data.map(({ id }) => id)).toEqual([own]);
    expect([meta.total, meta.counts.draft]).toEqual([1, 1]);
  });
});
