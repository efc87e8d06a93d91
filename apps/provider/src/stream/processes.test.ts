import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../database/connection.ts';
import { usualDatabases, openSchool, type School } from '../testing/openSchool.ts';
import { openScreen, type OpenScreen, readyScreen } from '../testing/openScreen.ts';

const kinds = ({ events }: OpenScreen) => events.map(({ event }) => event.kind);

describe.each(usualDatabases)('streams of several processes on $name', (database) => {
  let here: School;
  let otherSchool: School;
  /** Sends heartbeats so often that a test can wait for one. */
  let lively: School;
  beforeAll(async () => {
    here = await openSchool(database);
    const db = connect({ ...database.app, database: here.databaseName });
    otherSchool = await openSchool(database, { db });
    const other = connect({ ...database.app, database: here.databaseName });
    lively = await openSchool(database, { db: other, stream: { heartbeat: 60 } });
  });
  afterAll(async () => {
    await Promise.all([here, otherSchool, lively].map((school) => school.close()));
  });

  const revokeElsewhere = async () => {
    const token = await here.as('administrador');
    await here.call('logout', { token });
    return token;
  };

  test('sends events of another process, also after its LISTEN connection was cut', async () => {
    const token = await here.as('inspectoria');
    const screen = await readyScreen(otherSchool, { token });
    const revoked = () => kinds(screen).filter((kind) => kind === 'session.revoked').length;
    const signOutOther = async () => {
      const other = await here.as('inspectoria');
      await here.call('logout', { token: other });
    };
    await signOutOther();
    await screen.until(() => revoked() === 1);
    const cutListener = async () => {
      const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'school listener' and datname = current_database()`.execute(here.db);
      return rows.length;
    };
    for (const round of [2, 3, 4]) {
      // The connection that was cut may have sent its last notification, and the next one may not listen yet.
      await expect.poll(cutListener).toBe(1);
      await signOutOther();
      await screen.until(() => revoked() === round);
    }
    screen.close();
  });

  test('sends heartbeats that advance the last event id', async () => {
    const token = await here.as('direccion');
    const screen = await readyScreen(lively, { token });
    const before = Number(screen.lastId());
    await screen.until(() => screen.text().includes('\n:\n'));
    await revokeElsewhere();
    await screen.until(() => Number(screen.lastId()) > before);
    expect(kinds(screen)).toEqual(['ready']);
    screen.close();
  });

  test.each<[string, (school: School, email: string) => Promise<unknown>]>([
    [
      'suspension',
      (school, email) =>
        school.arrange((tx) =>
          tx.updateTable('users').set({ status: 'suspended' }).where('email', '=', email).execute(),
        ),
    ],
    ['a removed sign-in', (school) => school.arrange((tx) => tx.deleteFrom('tokens').execute())],
  ])('ends a stream after %s without an announcement', async (_, end) => {
    const token = await here.as('comunicaciones');
    const screen = await readyScreen(lively, { token });
    await end(here, 'comunicaciones@aromos.example');
    await screen.ended;
    expect((await openScreen(here, { token })).status).toBe(401);
    await here.arrange((tx) => tx.updateTable('users').set({ status: 'active' }).execute());
  });

  test('ends its streams first when it stops', async () => {
    const db = connect({ ...database.app, database: here.databaseName });
    const stopping = await openSchool(database, { db });
    const token = await here.as('asistente');
    const screen = await readyScreen(stopping, { token });
    await stopping.close();
    await screen.ended;
    expect(kinds(screen)).toEqual(['ready']);
  });
});
