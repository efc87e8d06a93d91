import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

describe.each(usualDatabases)('emergency-only role on $name', (database) => {
  let school: School;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('lectura');
    await school.arrange(async (tx) => {
      const role = await tx
        .selectFrom('roles')
        .selectAll()
        .where('slug', '=', 'lectura')
        .executeTakeFirstOrThrow();
      const { college_id, id: role_id } = role;
      await tx
        .insertInto('role_permissions')
        .values({ college_id, role_id, permission: 'emergency.start', scope: 'any' })
        .execute();
    });
  });
  afterAll(() => school.close());

  const notice = { title: 'Sismo', content: 'A la cancha.', audience: { scope: 'all' }, status: 'sent' };
  const drill = { ...notice, kind: 'emergency', emergency: true, mode: 'drill' };
  const create = (body: object, as = token) => school.call('createNotification', { token: as, body });

  test('starts a drill, follows it and ends it', async () => {
    const started = await create(drill);
    expect(started.status).toBe(201);
    const path = { id: started.data.data.id };
    expect((await school.call('getNotification', { token, path })).data.data).toHaveProperty('can');
    expect((await school.call('listNotificationRecipients', { token, path })).status).toBe(200);
    expect((await school.call('endEmergency', { token, path, body: { content: 'Terminó.' } })).status).toBe(
      200,
    );
  });

  test('lists only the emergencies that the person started', async () => {
    const { id } = (await create(drill)).data.data;
    const listed = (query = {}) =>
      school.call('listManagedNotifications', { token, query: { per_page: 100, ...query } });
    const response = await listed();
    expect(response.status).toBe(200);
    const me = (await school.call('getCurrentUser', { token })).data.data;
    expect(response.data.data.map((one) => one.id)).toContain(id);
    expect(response.data.data.every((one) => one.emergency && one.author.id === me.id)).toBe(true);
    expect(response.data.meta.counts.all).toBe(response.data.data.length);
    expect((await listed({ 'filter[emergency]': false })).data.data).toEqual([]);
    expect((await listed({ 'filter[status]': 'draft' })).data.data).toEqual([]);
  });

  test('sends nothing else and does not follow those of others', async () => {
    expect((await create(notice)).status).toBe(403);
    const theirs = await create(drill, await school.as('administrador'));
    const path = { id: theirs.data.data.id };
    expect((await school.call('listNotificationRecipients', { token, path })).status).toBe(403);
  });

  test('rejects a wrong body (422), and any body without permission (403)', async () => {
    const other = await school.as('asistente');
    expect((await create({ ...drill, title: '' }, token)).status).toBe(422);
    expect((await create(drill, other)).status).toBe(403);
  });
});
