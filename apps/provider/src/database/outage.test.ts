import { demoPasswords } from '@school/domain/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordsChanged } from '../journal/events.ts';
import { appendEvents } from '../journal/journal.ts';
import { databases, openSchool, type School } from '../testing/openSchool.ts';
import { openScreen, readyScreen } from '../testing/openScreen.ts';
import { type Relay, relayTo } from '../testing/relay.ts';
import { type Choices, readChoices, newPost } from '../testing/writing.ts';
import { connect } from './connection.ts';
import { collegeAt, inCollege } from './collegeTransaction.ts';

const [, server] = databases;

describe('while the database is down', () => {
  let relay: Relay;
  let school: School;
  let token: string;
  let choices: Choices;
  beforeAll(async () => {
    relay = await relayTo(server!.app.port!);
    const app = { ...server!.app, port: relay.port };
    school = await openSchool({ ...server!, app }, { logger: false });
    token = await school.as('administrador');
    choices = await readChoices(school, token);
  });
  afterAll(async () => {
    await relay.mend();
    await school.close();
    await relay.close();
  });

  const probe = async (url: string) => {
    const { statusCode, headers } = await school.app.inject({ url, headers: { host: 'aromos.localhost' } });
    return [statusCode, headers['retry-after']];
  };
  const write = (key: string) =>
    school.call('createPost', {
      token,
      body: newPost(choices, { title: key }),
      headers: { 'idempotency-key': `${key}-0123456789` },
    });

  test('answers 503 with Retry-After, and works again when the database is back', async () => {
    const screen = await readyScreen(school, { token });
    const before = await write('before-the-outage');
    expect(before.status).toBe(201);
    await relay.cut();
    for (let times = 0; times < 3; times += 1) {
      expect(await probe('/healthz')).toEqual([200, undefined]);
      expect(await probe('/readyz')).toEqual([503, '2']);
      for (const answer of [
        await school.call('listPosts', { token }),
        await write('during-the-outage'),
        await write('before-the-outage'),
        await school.call('login', {
          body: { email: 'docente@aromos.example', password: demoPasswords.aromos },
        }),
      ]) {
        expect(answer.status).toBe(503);
        expect(answer.headers['retry-after']).toBe('2');
      }
    }
    expect((await openScreen(school, { token })).status).toBe(503);

    // Another process can reach the database meanwhile.
    const db = connect({ ...server!.app, database: school.databaseName, max: 1 });
    const collegeId = (await collegeAt(db, 'aromos.localhost'))!;
    const events = [recordsChanged('post')];
    await inCollege(db, collegeId, (tx) => appendEvents(tx, collegeId, events, school.clock.now));
    await db.destroy();

    await relay.mend();
    expect(await probe('/readyz')).toEqual([200, undefined]);
    const again = await write('before-the-outage');
    expect([again.status, again.data.data.id]).toEqual([201, before.data.data.id]);
    const after = await write('during-the-outage');
    expect(after.status).toBe(201);
    const titles = await school.arrange((tx) =>
      tx.selectFrom('posts').select('id').where('title', 'like', '%-the-outage').execute(),
    );
    expect(titles.map(({ id }) => id).sort()).toEqual([before.data.data.id, after.data.data.id].sort());

    // The open screen missed nothing and received nothing twice.
    const changes = () => screen.events.filter(({ event }) => event.kind === 'records.changed');
    const last = after.headers['last-event-id'];
    await screen.until(() => changes().at(-1)?.id === last);
    expect(changes()).toHaveLength(3);
    expect(new Set(changes().map(({ id }) => id)).size).toBe(3);
    screen.close();
  });

  test('answers requests in progress when the database stops, without a hang', async () => {
    const writes = Array.from({ length: 40 }, (_, at) => write(`on-the-way-${at}`));
    await writes[0];
    await relay.cut();
    const answers = await Promise.all(writes);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
    await relay.mend();
    const again = await Promise.all(writes.map((_, at) => write(`on-the-way-${at}`)));
    for (const [at, { status, data }] of again.entries()) {
      expect(status).toBe(201);
      if (answers[at]!.status === 201) expect(data.data.id).toBe(answers[at]!.data.data.id);
    }
    expect(new Set(again.map(({ data }) => data.data.id)).size).toBe(again.length);
  });
});
