import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases, openSchool, type School } from '../testing/openSchool.ts';
import { type OpenScreen, readyScreen } from '../testing/openScreen.ts';

describe.each(usualDatabases)('answers to an emergency on the stream, on $name', (database) => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool(database);
  });
  afterAll(() => school.close());

  const answersIn = ({ events }: OpenScreen) =>
    events.flatMap(({ event }) => (event.kind === 'emergency.acknowledged' ? [event.data.user_id] : []));

  test('reach readers of the board without any other permission, and the person who answers', async () => {
    const [head, inspector, teacher, reader] = await Promise.all(
      (['administrador', 'inspectoria', 'docente', 'lectura'] as const).map((role) => school.as(role)),
    );
    const body = {
      title: 'Evacuación',
      content: 'Al patio.',
      audience: { scope: 'all' },
      status: 'sent',
      emergency: true,
      mode: 'drill',
    } as const;
    const started = await school.call('createNotification', { token: head!, body });
    const path = { id: started.data.data.id };
    await school.arrange((tx) =>
      tx.deleteFrom('role_permissions').where('permission', '=', 'notifications.view').execute(),
    );
    const screens = await Promise.all(
      [inspector, teacher, reader].map((token) => readyScreen(school, { token: token! })),
    );
    const [board, own, other] = screens as [OpenScreen, OpenScreen, OpenScreen];
    const { id } = (await school.call('getCurrentUser', { token: teacher! })).data.data;
    await school.call('acknowledgeNotification', { token: teacher!, path, body: { state: 'safe' } });
    await board.until(() => answersIn(board).includes(id));
    await own.until(() => answersIn(own).includes(id));
    // The end comes after the answer, so that what did not come before it does not come at all.
    await school.call('endEmergency', { token: head!, path, body: { content: 'Terminó.' } });
    await other.until(() => other.events.some(({ event }) => event.kind === 'emergency.ended'));
    expect(answersIn(other)).toEqual([]);
    for (const screen of screens) screen.close();
    await Promise.all(screens.map(({ ended }) => ended));
  });
});
