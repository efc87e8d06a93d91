import type { OperationId, StreamEvent } from '@school/domain';
import { contract, listOperations } from '@school/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases } from '../../apps/provider/src/testing/openSchool.ts';
import { openScenario, type Scenario } from './scenario.ts';

type Kind = Extract<StreamEvent, { kind: 'records.changed' }>['data']['record'];

/** What writes with these names change; the first that matches counts. */
const changed: readonly [RegExp, Kind | 'college'][] = [
  [/^(create|update|delete)PostCategory$/, 'post_category'],
  [/^(create|update|delete)DocumentCategory$/, 'document_category'],
  [/^(create|update|publish|archive|delete)Post$/, 'post'],
  [/^(create|update|cancel|sync|delete)Event$/, 'event'],
  [/^(create|update|cancel)Notification$/, 'notification'],
  [/^(followUpNotification|endEmergency|approveEmergency|rejectEmergency|skipApproval)$/, 'notification'],
  [/^(create|update|delete)Document$|^replaceDocumentFile$/, 'document'],
  [/^(create|update|delete)Contact$/, 'contact'],
  [/^(create|update|delete)Place$/, 'place'],
  [/^(create|update|delete|set)User(Pin|Roles)?$|^updateProfile$/, 'user'],
  [/^(create|update|delete)Role$/, 'role'],
  [/^(create|handle)MessageReport$|^removeReportedMessage$/, 'message_report'],
  [/^update(College|CollegeImages|Grade|Course)$/, 'college'],
];

const writes = listOperations(contract)
  .filter(({ method, operation }) => method !== 'get' && operation['x-permission'] !== 'public')
  .map(({ operation }) => operation.operationId as OperationId)
  .flatMap((id) => {
    const match = changed.find(([name]) => name.test(id));
    return match ? [[id, match[1]] as const] : [];
  });

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/;

describe.each(usualDatabases)('events of writes for open screens on $name', (database) => {
  let scenario: Scenario;
  beforeAll(async () => {
    scenario = await openScenario(database);
  });
  afterAll(() => scenario.close());

  const lastEvent = async () => {
    const counter = await scenario.school.arrange((tx) =>
      tx.selectFrom('stream_counters').select('last_seq').executeTakeFirst(),
    );
    return counter?.last_seq ?? 0;
  };
  const eventsAfter = (seq: number) =>
    scenario.school.arrange((tx) =>
      tx.selectFrom('stream_events').selectAll().where('seq', '>', seq).orderBy('seq').execute(),
    );

  test('belong to every kind of record', () => {
    expect(new Set(writes.map(([, kind]) => kind))).toEqual(new Set(changed.map(([, kind]) => kind)));
  });

  test.each(writes)(
    '%s reaches everyone who may see a record of the kind %s, and names none',
    async (id, kind) => {
      const options = await scenario.successful(id);
      if (id === 'deleteUserPin')
        await scenario.school.call('setUserPin', { ...options, body: { pin: '4826' } });
      const before = await lastEvent();
      const answer = await scenario.school.call(id, options);
      expect(answer.status, JSON.stringify(answer.data)).toBeLessThan(300);
      const events = await eventsAfter(before);
      const forEveryone = events.filter(({ user_ids }) => user_ids === null);
      const expected =
        kind === 'college'
          ? { kind: 'college.updated', data: {} }
          : { kind: 'records.changed', data: { record: kind } };
      expect(forEveryone.map((event) => ({ kind: event.kind, data: event.data }))).toContainEqual(expected);
      // `record.changed` is sent only to those who may change every record of its kind.
      for (const event of forEveryone)
        if (event.kind !== 'record.changed') expect(JSON.stringify(event.data)).not.toMatch(uuid);
      expect(answer.headers['last-event-id']).toBe(String(events.at(-1)!.seq));
    },
  );
});
