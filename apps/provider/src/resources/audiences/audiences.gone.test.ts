import { type AudienceWrite, completeAudience } from '@school/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { readChoices, newEvent, newPerson, newPost } from '../../testing/writing.ts';

describe.each(usualDatabases)('audience with deleted parts on $name', (database) => {
  let school: School;
  let token: string;
  beforeAll(async () => {
    school = await openSchool(database);
    token = await school.as('administrador');
  });
  afterAll(() => school.close());

  const person = async () => {
    const role = (await school.call('listRoles', { token })).data.data[4]!;
    const body = newPerson({ role_ids: [role.id] });
    return (await school.call('createUser', { token, body })).data.data.id;
  };
  const role = async () => {
    const body = { name: `Taller ${Math.random()}`, permissions: [] };
    return (await school.call('createRole', { token, body })).data.data.id;
  };
  const first = { 'if-match': '"1"' };

  test('drops deleted parts when a post or event is edited, and rejects them in new audiences', async () => {
    const choices = await readChoices(school, token);
    const [deletedId, activeId] = [await person(), await person()];
    const audience = completeAudience({ scope: 'restricted', user_ids: [deletedId, activeId] });
    const draft = newPost(choices, { audience, status: 'draft' });
    const post = (await school.call('createPost', { token, body: draft })).data.data;
    const event = (await school.call('createEvent', { token, body: newEvent({ audience }) })).data.data;
    expect((await school.call('deleteUser', { token, path: { id: deletedId } })).status).toBe(204);
    const edited = [
      await school.call('updatePost', { token, path: { id: post.id }, headers: first, body: draft }),
      await school.call('updateEvent', {
        token,
        path: { id: event.id },
        headers: first,
        body: newEvent({ audience }),
      }),
    ];
    for (const { status, data } of edited)
      expect([status, data.data.audience.user_ids]).toEqual([200, [activeId]]);
    const fresh = await school.call('createPost', { token, body: draft });
    expect(Object.keys(fresh.data.errors!)).toEqual(['audience.user_ids']);
  });

  test('never widens an audience: keeps the last deleted part of a list until it is chosen again', async () => {
    const choices = await readChoices(school, token);
    const [one, two] = [await role(), await role()];
    const grade_ids = [choices.grades[0]!.id];
    const write = (role_ids: string[]) =>
      newPost(choices, { audience: { scope: 'restricted', grade_ids, role_ids }, status: 'draft' });
    const post = (await school.call('createPost', { token, body: write([one, two]) })).data.data;
    const update = async (body: object, version: number) =>
      school.call('updatePost', {
        token,
        path: { id: post.id },
        body,
        headers: { 'if-match': `"${version}"` },
      });
    await school.call('deleteRole', { token, path: { id: one } });
    expect((await update(write([one, two]), 1)).data.data.audience.role_ids).toEqual([two]);
    await school.call('deleteRole', { token, path: { id: two } });
    expect((await update(write([two]), 2)).data.errors).toHaveProperty(['audience.role_ids']);
  });

  test('keeps a place that an event or a scheduled notification targets', async () => {
    const place = async () => {
      const body = {
        name: 'Anexo',
        code: `A${Math.random()}`.replace('.', '').slice(0, 9),
        address: 'x',
        timezone: 'UTC',
      };
      return (await school.call('createPlace', { token, body })).data.data.id;
    };
    const [one, two] = [await place(), await place()];
    const of = (id: string): AudienceWrite => ({ scope: 'restricted', place_ids: [id] });
    await school.call('createEvent', { token, body: newEvent({ audience: of(one) }) });
    const notice = { title: 'Aviso', content: 'x', status: 'draft', audience: of(two) };
    expect((await school.call('createNotification', { token, body: notice })).status).toBe(201);
    for (const id of [one, two])
      expect((await school.call('deletePlace', { token, path: { id } })).data.message).toContain('audiences');
  });
});
