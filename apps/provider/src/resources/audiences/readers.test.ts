import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../../testing/openSchool.ts';
import { readChoices, newEvent, newPost } from '../../testing/writing.ts';

const none = { user_ids: [], exclude_user_ids: [], has_people: true };

describe.each(usualDatabases)('audiences as readers see them on $name', (database) => {
  let school: School;
  let editor: string;
  let reader: string;
  let named: { scope: 'restricted'; user_ids: string[]; exclude_user_ids: string[] };
  beforeAll(async () => {
    school = await openSchool(database);
    editor = await school.as('administrador');
    reader = await school.as('lectura');
    const readId = async (token: string) => (await school.call('getCurrentUser', { token })).data.data.id;
    const others = [await school.as('docente'), await school.as('asistente')];
    named = {
      scope: 'restricted',
      user_ids: [await readId(reader), await readId(others[0]!)],
      exclude_user_ids: [await readId(others[1]!)],
    };
  });
  afterAll(() => school.close());

  test('N5, ASVS 8.2.2, 15.3.1: a reader of a post gets no ids of people, an editor does', async () => {
    const body = newPost(await readChoices(school, editor), { audience: named, status: 'published' });
    const { id } = (await school.call('createPost', { token: editor, body })).data.data;
    const path = { id };
    expect((await school.call('getPost', { token: editor, path })).data.data.audience).toMatchObject(named);
    expect((await school.call('getPost', { token: reader, path })).data.data.audience).toMatchObject(none);
    const listed = (await school.call('listPosts', { token: reader })).data.data;
    expect(listed.find((post) => post.id === id)!.audience).toMatchObject(none);
  });

  test('N5: a reader of an event gets no ids of people, an editor does', async () => {
    const body = newEvent({ audience: named });
    const path = { id: (await school.call('createEvent', { token: editor, body })).data.data.id };
    expect((await school.call('getEvent', { token: editor, path })).data.data.audience).toMatchObject(named);
    expect((await school.call('getEvent', { token: reader, path })).data.data.audience).toMatchObject(none);
  });

  test('N5: a recipient of a notification gets no ids of people, also not by the stream', async () => {
    const body = { title: 'Reunión', content: 'Mañana a las 8.', status: 'sent', audience: named };
    const answer = await school.call('createNotification', { token: editor, body });
    expect(answer.status, JSON.stringify(answer.data)).toBe(201);
    const sent = answer.data.data;
    expect(sent.audience).toMatchObject(named);
    const path = { id: sent.id };
    const read = (await school.call('getNotification', { token: reader, path })).data.data;
    expect(read.audience).toMatchObject(none);
    const listed = (await school.call('listNotifications', { token: reader })).data.data;
    expect(listed.find(({ id }) => id === sent.id)!.audience).toMatchObject(none);
    const events = await school.arrange((tx) =>
      tx.selectFrom('stream_events').select(['kind', 'data']).execute(),
    );
    const streamed = events.filter(({ data }) => JSON.stringify(data).includes(sent.id));
    expect(streamed).not.toEqual([]);
    expect(JSON.stringify(streamed)).not.toContain(named.exclude_user_ids[0]);
  });

  test('N5: names groups to readers as before', async () => {
    const choices = await readChoices(school, editor);
    const grade_ids = [choices.grades[0]!.id];
    const { data } = await school.call('getCurrentUser', { token: reader });
    const audience = { scope: 'restricted' as const, user_ids: [data.data.id], grade_ids };
    const body = newPost(choices, { audience, status: 'published' });
    const path = { id: (await school.call('createPost', { token: editor, body })).data.data.id };
    const read = (await school.call('getPost', { token: reader, path })).data.data;
    expect(read.audience).toMatchObject({ grade_ids, user_ids: [] });
  });
});
