import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collegeAt, inCollege } from '../../database/collegeTransaction.ts';
import { appendEvents } from '../../journal/journal.ts';
import { databases, openSchool, type School } from '../../testing/openSchool.ts';
import { type OpenScreen, readyScreen } from '../../testing/openScreen.ts';

const kinds = ({ events }: OpenScreen) => events.map(({ event }) => event.kind);

describe.each(databases)('changes of records on $name', (database) => {
  let school: School;
  let now: Date;
  const opened: OpenScreen[] = [];
  beforeAll(async () => {
    school = await openSchool(database);
    ({ now } = school.clock);
  });
  afterAll(() => school.close());

  const open = async (options: Parameters<typeof readyScreen>[1] = {}) => {
    const screen = await readyScreen(school, options);
    opened.push(screen);
    return screen;
  };
  const closeAll = async () => {
    for (const screen of opened) screen.close();
    await Promise.all(opened.splice(0).map(({ ended }) => ended));
  };

  test('sends who changed a record and when to people who may change it, and to no other', async () => {
    const administrator = await school.as('administrador');
    const mayChange = await open({ token: administrator });
    const mayRead = await open({ token: await school.as('lectura') });
    const { data: person } = await school.call('getCurrentUser', { token: administrator });
    const { data: contacts } = await school.call('listContacts', { token: administrator });
    const { id, version, name } = contacts.data[0]!;
    const answer = await school.call('updateContact', {
      token: administrator,
      path: { id },
      body: {
        kind: 'organisation',
        name: `${name} `,
        emails: [],
        phones: [],
        place_ids: [],
        emergency: false,
      },
      headers: { 'if-match': `"${version}"` },
    });
    expect(answer.status).toBe(200);
    const collegeId = (await collegeAt(school.db, 'aromos.localhost'))!;
    const last = { kind: 'college.updated', to: 'everybody' as const, data: {} };
    await inCollege(school.db, collegeId, (tx) => appendEvents(tx, collegeId, [last], now));
    for (const screen of [mayChange, mayRead])
      await screen.until(() => kinds(screen).includes('college.updated'));
    const changes = (screen: OpenScreen) =>
      screen.events.filter(({ event: { kind } }) => kind === 'record.changed');
    expect(changes(mayRead)).toEqual([]);
    expect(changes(mayChange).map(({ event }) => event.data)).toEqual([
      {
        record: 'contact',
        id,
        changed_by: `${person.data.name} ${person.data.first_lastname} ${person.data.second_lastname}`,
        changed_at: now.toISOString(),
      },
    ]);
    await closeAll();
  });
});
