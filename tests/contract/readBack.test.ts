import type { Audience, OperationId } from '@school/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualDatabases } from '../../apps/provider/src/testing/openSchool.ts';
import { fullFixtures } from './fullFixtures.ts';
import { openScenario, type Scenario } from './scenario.ts';

/** Writes whose answer is the stored record. */
const writes = [
  'createPost',
  'updatePost',
  'createNotification',
  'updateNotification',
  'createEvent',
  'updateEvent',
  'createUser',
  'updateUser',
  'createPlace',
  'updatePlace',
  'createContact',
  'updateContact',
  'createTemplate',
  'updateTemplate',
  'createRole',
  'updateDocument',
] as const satisfies OperationId[];

/** Fields that no answer has, with the reason. */
const unreadable: Record<string, string> = {
  notify: 'an instruction for this write',
  hold_seconds: 'an instruction for this write; its end is read as `held_until`',
  pin: 'a secret',
};

/** Fields that the fixtures send with the value that the provider would store without them, with the reason. */
const sentAsDefault: Record<string, string> = {
  all_day: 'the times of an all-day event are another fixture',
  published_at: 'a published post has the time of its publication',
  scheduled_at: 'a sent notification has the time of its sending',
  rut: 'the person has a passport',
  role_ids: '`createUser` sends a role',
};

interface StoredRecord {
  [field: string]: unknown;
}

const isRecord = (value: unknown): value is StoredRecord => typeof value === 'object' && value !== null;

const toIds = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((entry: unknown) => (isRecord(entry) ? entry.id : entry)) : undefined;

/** Finds the stored value of a request's field: `place_id` is the id of `place`, `role_ids` those of `roles`. */
function storedValue(record: StoredRecord, field: string): unknown {
  if (field in record) return record[field];
  if (field.endsWith('_id')) {
    const inner = record[field.slice(0, -3)];
    return isRecord(inner) ? inner.id : inner;
  }
  if (field.endsWith('_ids'))
    return toIds(record[`${field.slice(0, -4)}s`] ?? record[`${field.slice(0, -4)}ies`]);
  return undefined;
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

/** Returns the paths of sent values that the record does not have. */
function missingIn(sent: unknown, stored: unknown, path: string): string[] {
  if (isTime(sent) && isTime(stored)) return Date.parse(sent) === Date.parse(stored) ? [] : [path];
  if (Array.isArray(sent)) {
    if (!Array.isArray(stored)) return [path];
    return sent.flatMap((value: unknown, index) =>
      isRecord(value)
        ? missingIn(value, stored[index], `${path}.${index}`)
        : stored.includes(value)
          ? []
          : [`${path}.${index}`],
    );
  }
  // Which lists an audience keeps is the rule of audiences.rule.test.ts.
  if (/\baudience$/.test(path))
    return missingIn((sent as Audience).scope, (stored as Audience | undefined)?.scope, `${path}.scope`);
  if (isRecord(sent))
    return isRecord(stored)
      ? Object.entries(sent).flatMap(([field, value]) =>
          missingIn(value, storedValue(stored, field), `${path}.${field}`),
        )
      : [path];
  return sent === stored ? [] : [path];
}

const isDefault = (value: unknown) =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);

describe.each(usualDatabases)('what a complete form sends is read back on $name', (database) => {
  let scenario: Scenario;
  beforeAll(async () => {
    scenario = await openScenario(database);
  });
  afterAll(() => scenario.close());

  test.each(writes)('%s', async (operation) => {
    await scenario.school.db.deleteFrom('rate_limits').execute();
    const options = await fullFixtures(scenario)[operation]!();
    await scenario.school.db.deleteFrom('rate_limits').execute();
    const { status, data } = await scenario.school.call(operation, { token: scenario.token, ...options });
    expect(status, JSON.stringify(data)).toBeLessThan(300);
    const sent = options.body as StoredRecord;
    const record = (data as { data: StoredRecord }).data;
    const missing = Object.entries(sent)
      .filter(([field, value]) => !(field in unreadable) && !(field in sentAsDefault && isDefault(value)))
      .flatMap(([field, value]) => [
        ...missingIn(value, storedValue(record, field), field),
        ...(isDefault(value) ? [`${field} is sent with its default`] : []),
      ]);
    expect(missing).toEqual([]);
  });
});
