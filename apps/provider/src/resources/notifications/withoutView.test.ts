import type { NotificationWrite } from '@school/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';

describe.each(usualDatabases)('a role without notifications.view on $name', (database) => {
  let school: School;
  let token: string;
  let admin: string;
  beforeAll(async () => {
    school = await openSchool(database);
    [token, admin] = [await school.as('lectura'), await school.as('administrador')];
    await school.arrange((tx) =>
      tx
        .deleteFrom('role_permissions')
        .where('permission', '=', 'notifications.view')
        .where('role_id', 'in', tx.selectFrom('roles').select('id').where('slug', '=', 'lectura'))
        .execute(),
    );
  });
  afterAll(() => school.close());

  const notice: NotificationWrite = {
    title: 'Evacuación',
    content: 'Salgan al patio norte.',
    audience: { scope: 'all' },
    status: 'sent',
  };
  const drill: NotificationWrite = { ...notice, emergency: true, mode: 'drill' };
  const create = async (body: NotificationWrite) =>
    (await school.call('createNotification', { token: admin, body })).data.data.id;

  test('opens, marks and answers an emergency, and changes the answer', async () => {
    const path = { id: await create(drill) };
    expect((await school.call('getNotification', { token, path })).data.data).toMatchObject(path);
    expect((await school.call('markNotificationRead', { token, path })).status).toBe(204);
    for (const state of ['needs_help', 'safe'] as const)
      expect((await school.call('acknowledgeNotification', { token, path, body: { state } })).status).toBe(
        204,
      );
    const { data } = (await school.call('getNotification', { token, path })).data;
    expect(data).toMatchObject({ response: 'safe', seen_at: expect.any(String) });
  });

  test('opens and marks no other notification (403), unlike a teacher', async () => {
    const path = { id: await create(notice) };
    const teacher = await school.as('docente');
    for (const operation of ['getNotification', 'markNotificationRead'] as const) {
      expect((await school.call(operation, { token, path })).status).toBe(403);
      expect((await school.call(operation, { token: teacher, path })).status).toBeLessThan(300);
    }
  });
});
